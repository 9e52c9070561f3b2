import type { ApiAnswer } from '@pasar/page-rendering';

/** A toggle as the marketplace tells it. */
export type ToggleRow = { readonly name: string; readonly toggle: unknown; readonly by?: unknown };

type Ask = () => Promise<ApiAnswer>;
type Rows = readonly ToggleRow[];

export type ToggleMemory = {
  /** What is known under a key, else an answer; nothing where neither is there in time. */
  readonly read: (key: string, ask: Ask) => Promise<Rows | undefined>;
  /** An answer, if it comes in time. */
  readonly askOnce: (ask: Ask) => Promise<Rows | undefined>;
};

/** Milliseconds for which an answer is used. */
const freshFor = 30_000;
/** Milliseconds for which nobody is asked again after a failure. */
const restAfterFailure = 5_000;
/** Milliseconds that a page waits for an answer; one that comes later is there for the next page. */
export const togglePatience = 300;
/** Answers that are kept: the oldest goes first. */
const room = 10_000;

const isRow = (row: unknown): row is ToggleRow =>
  typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string' && 'toggle' in row;

/** The rows of a good answer. An empty one is a failure (doc2 §8). */
function rowsIn({ body }: ApiAnswer): Rows | undefined {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const rows = Array.isArray(data) ? data.filter(isRow) : [];
  return rows.length > 0 ? rows : undefined;
}

/** Remembers the answers of the toggles' call. */
export function createToggleMemory(ports: {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}): ToggleMemory {
  const known = new Map<string, { readonly rows: Rows | undefined; readonly until: number }>();
  const running = new Map<string, Promise<Rows | undefined>>();

  const answer = (ask: Ask) => ask().then(rowsIn, () => undefined);
  const inTime = (asked: Promise<Rows | undefined>) =>
    Promise.race([asked, ports.wait(togglePatience).then(() => undefined)]);
  const remember = (key: string, rows: Rows | undefined): void => {
    const last = known.get(key)?.rows;
    known.delete(key);
    if (known.size >= room) known.delete(known.keys().next().value ?? '');
    known.set(key, { rows: rows ?? last, until: ports.now() + (rows ? freshFor : restAfterFailure) });
  };
  const start = (key: string, ask: Ask): Promise<Rows | undefined> => {
    const asked = answer(ask).then((rows) => {
      running.delete(key);
      remember(key, rows);
      return rows;
    });
    running.set(key, asked);
    return asked;
  };

  return {
    read: async (key, ask) => {
      const kept = known.get(key);
      if (kept && kept.until > ports.now()) return kept.rows;
      return (await inTime(running.get(key) ?? start(key, ask))) ?? kept?.rows;
    },
    askOnce: (ask) => inTime(answer(ask)),
  };
}
