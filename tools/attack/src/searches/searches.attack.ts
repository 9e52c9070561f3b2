import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '@pasar/database';
import { sql } from 'kysely';
import type { Attack } from '../attack.ts';
import type { RunningStore } from '../store/running-store.ts';
import { sendRequest } from '../store/send-request.ts';

const wordCount = 200;
/** The maximum length of a keyword in characters; a search also runs with as many of the words as fit. */
const keywordLength = 200;
const repeats = 10;
const idleWindows = 5;
const limitMs = 100;
/** PostgreSQL adds an idle connection's counters to its statistics after ten seconds. */
const statisticsDelayMs = 12_000;

const twoLetterWords = Array.from(
  { length: wordCount },
  (_, index) =>
    String.fromCharCode(97 + (index % 26)) + String.fromCharCode(97 + (Math.floor(index / 26) % 26)),
);
const longKeywords = {
  'two-letter words': twoLetterWords.join(' '),
  'known words': Array.from(
    { length: wordCount },
    (_, index) => ['shoes', 'bag', 'red', 'phone'][index % 4],
  ).join(' '),
  'misspelt words': Array.from({ length: wordCount }, (_, index) => `shoez${index}`).join(' '),
};
const keywords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(longKeywords).flatMap(([kind, text]) => [
    [kind, text],
    [`${kind}, as many as are taken`, text.slice(0, keywordLength).replace(/ \S*$/, '')],
  ]),
);

const searches: Readonly<Record<string, (keyword: string) => string>> = {
  search_items: (keyword) => `/api/v4/search/search_items?keyword=${keyword}`,
  search_user: (keyword) => `/api/v4/search/search_user?keyword=${keyword}`,
  suggest: (keyword) => `/api/v4/search/suggest?keyword=${keyword}`,
};

/** Returns how long this database has been executing statements since its statistics were reset, in milliseconds. */
async function activeTimeMs(databaseUrl: string): Promise<number> {
  const db = createDatabase(databaseUrl, { connections: 1 });
  try {
    const { rows } = await sql<{ active: number }>`
      select active_time::float8 as active from pg_stat_database where datname = current_database()`.execute(
      db,
    );
    return rows[0]?.active ?? 0;
  } finally {
    await db.destroy();
  }
}

async function spentDuring(databaseUrl: string, work: () => Promise<void>): Promise<number> {
  const before = await activeTimeMs(databaseUrl);
  await work();
  await wait(statisticsDelayMs);
  return (await activeTimeMs(databaseUrl)) - before;
}

/** Measures the store's background load: the minimum of several windows, since a store that has just started is still busy. */
async function idleTimeMs(databaseUrl: string): Promise<number> {
  const windows: number[] = [];
  for (let count = 0; count < idleWindows; count += 1)
    windows.push(await spentDuring(databaseUrl, async () => undefined));
  return Math.min(...windows);
}

async function askRepeatedly(store: RunningStore, path: string): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < repeats; count += 1) {
    const answer = await sendRequest({ port: store.port, path, headers: { host: store.host('SG') } });
    statuses.add(answer.status);
  }
  return statuses;
}

/** Measures the database time of a search with many words: the mean of ten runs minus the background load. */
export const searchesAttack: Attack = {
  title: `searches with ${wordCount} words under ${limitMs} ms in the database`,
  run: async (store) => {
    const databaseUrl = store.databaseUrl();
    if (databaseUrl === undefined) return { tried: 0, faults: ['the database is down'] };
    const idleMs = await idleTimeMs(databaseUrl);
    const faults: string[] = [];
    const figures: string[] = [];
    for (const [call, pathOf] of Object.entries(searches))
      for (const [kind, keyword] of Object.entries(keywords)) {
        let statuses = new Set<number>();
        const spentMs = await spentDuring(databaseUrl, async () => {
          statuses = await askRepeatedly(store, pathOf(encodeURIComponent(keyword)));
        });
        const eachMs = (spentMs - idleMs) / repeats;
        figures.push(`${call}, ${kind}: ${eachMs.toFixed(1)} ms, answered ${[...statuses].join(', ')}`);
        if (eachMs <= 0 && statuses.has(200))
          faults.push(`${call}, ${kind}: not measured, the store is busy`);
        if (eachMs > limitMs) faults.push(`${call}, ${kind}: ${eachMs.toFixed(0)} ms in the database`);
        if ([...statuses].some((status) => status >= 500 || status === 0))
          faults.push(`${call}, ${kind}: answered ${[...statuses].join(', ')}`);
      }
    return { tried: figures.length * repeats, faults, figures };
  },
};
