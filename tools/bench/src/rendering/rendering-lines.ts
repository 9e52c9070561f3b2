import type { Line } from '../report.ts';
import { kilobytes } from '../report.ts';
import type { LoadFigures } from './load.ts';
import type { EventLoopDelay, PageCost } from './measured-store.ts';

const ms = (figure: number): string => `${figure.toFixed(figure < 10 ? 2 : 1)} ms`;

/** A line that compares a page's CPU time with another's, which it may exceed at most by this factor. */
const besideLine = (what: string, ours: number, peer: string, theirs: number, factor: number): Line => ({
  what: `${what}: web server`,
  ours: ms(ours),
  peer,
  theirs: ms(theirs),
  ratio: theirs / ours,
  target: `≤ ${factor}× ${peer}`,
  met: ours <= factor * theirs,
});

const maxApiMs = 3;

const restLines = (what: string, { api, database, bytes }: PageCost): Line[] => [
  { what: `${what}: API`, ours: ms(api), target: `≤ ${maxApiMs} ms`, met: api <= maxApiMs },
  { what: `${what}: database`, ours: ms(database) },
  { what: `${what}: sent`, ours: kilobytes(bytes) },
];

export type KindFigures = {
  readonly name: string;
  readonly elements: number;
  readonly reactMs: number;
  /** Rendered for a visitor, uncompressed and compressed; absent if visitors have no such page. */
  readonly visitor?: { readonly plain: PageCost; readonly compressed: PageCost };
  /** Compressed pages of a member, rendered for each request. */
  readonly member: PageCost;
  /** Compressed pages from the cache of shared pages, for a visitor and for a member; absent if the page is not shared. */
  readonly cached?: { readonly visitor: PageCost; readonly member: PageCost };
};

const peer = 'React alone';

/** Returns the lines of a kind of page. A member's cached pages are compared with a visitor's. */
export function kindLines({ name, elements, reactMs, visitor, member, cached }: KindFigures): Line[] {
  const page = `${name} (${elements} elements)`;
  return [
    ...(visitor
      ? [
          besideLine(`${page}, visitor`, visitor.plain.web, peer, reactMs, 2),
          ...restLines(`${name}, visitor`, visitor.plain),
          besideLine(`${name}, visitor, brotli`, visitor.compressed.web, peer, reactMs, 2.5),
        ]
      : []),
    besideLine(`${page}, member, brotli`, member.web, peer, reactMs, 2.5),
    ...restLines(`${name}, member`, member),
    ...(cached
      ? [
          besideLine(
            `${name}, member, cached`,
            cached.member.web,
            'visitor, cached',
            cached.visitor.web,
            1.5,
          ),
          ...restLines(`${name}, member, cached`, cached.member),
        ]
      : []),
  ];
}

const searchGoal = { connections: 10, pagesPerSecond: 200, p99Ms: 100 };

/** Returns a line with the throughput and latency of rendering a kind of page. */
export function loadLine(kind: string, connections: number, figures: LoadFigures): Line {
  const { pagesPerSecond, p50Ms, p99Ms } = figures;
  const hasGoal = kind === 'search' && connections === searchGoal.connections;
  return {
    what: `${kind}, ${connections} connections`,
    ours: `${pagesPerSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`,
    ...(hasGoal && {
      target: `≥ ${searchGoal.pagesPerSecond}/s, p99 < ${searchGoal.p99Ms} ms`,
      met: pagesPerSecond >= searchGoal.pagesPerSecond && p99Ms < searchGoal.p99Ms,
    }),
  };
}

export const delayLine = ({ p50Ms, p99Ms }: EventLoopDelay): Line => ({
  what: 'event loop, 10 connections: late by',
  ours: `p50 ${ms(p50Ms)}, p99 ${ms(p99Ms)}`,
});

export const memoryLine = (pages: number, before: number, after: number): Line => ({
  what: `memory of the web server after ${pages} pages more`,
  ours: `${after.toFixed(0)} MB`,
  peer: 'before',
  theirs: `${before.toFixed(0)} MB`,
});

export const coldStartLine = (app: string, durationMs: number): Line => ({
  what: `cold start of the ${app}, to its first answer`,
  ours: ms(durationMs),
  target: '< 1 s',
  met: durationMs < 1000,
});
