import { hash } from 'node:crypto';

export type StatementNaming = {
  /** Uses of a statement before it is named; default 3, so that texts that rarely repeat get no name. */
  readonly usesBeforeName?: number;
  /** Maximum number of names; default 500. Each connection keeps a plan per name. */
  readonly maxNames?: number;
};

/**
 * Comment in a statement whose best plan depends on its values: it is never named, since PostgreSQL may keep a general plan for
 * a named statement.
 */
export const planForValues = '/* plan for the values */';

/** Maximum number of counted statements; the least recently counted is forgotten first. */
const maxCounted = 2000;

/**
 * Names statements that are used repeatedly: PostgreSQL parses a named statement once per connection, and replans it
 * only where that is cheaper. Undefined for any other. The name is derived from the text: behind a pooler that shares connections
 * between processes, a name never refers to another process's statement.
 */
export function createStatementNames({ usesBeforeName = 3, maxNames = 500 }: StatementNaming = {}) {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames || text.includes(planForValues)) return known;
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
