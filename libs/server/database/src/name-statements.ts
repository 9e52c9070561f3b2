import { hash } from 'node:crypto';

export type StatementNaming = {
  /** Uses of a statement before it is named; default 3, so that one whose text is seldom the same gets none. */
  readonly usesBeforeName?: number;
  /** Names at most; default 500. Each connection keeps a plan for each. */
  readonly maxNames?: number;
};

/** Statements that are counted at most; the one that was counted longest ago is forgotten first. */
const maxCounted = 2000;

/**
 * Gives names to statements that are used again and again: PostgreSQL parses a named statement once a connection, and plans it anew
 * only where that is cheaper. Undefined for any other. A name is made of the text: behind a pooler that shares connections between
 * processes, a name never stands for another process's statement.
 */
export function createStatementNames({ usesBeforeName = 3, maxNames = 500 }: StatementNaming = {}) {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const count = (uses.get(text) ?? 0) + 1;
    uses.delete(text);
    if (count > usesBeforeName) {
      const name = hash('sha256', text, 'base64url');
      names.set(text, name);
      return name;
    }
    uses.set(text, count);
    if (uses.size > maxCounted) uses.delete(uses.keys().next().value ?? '');
    return undefined;
  };
}
export type StatementNames = ReturnType<typeof createStatementNames>;
