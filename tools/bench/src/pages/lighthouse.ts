import { chromium } from '@playwright/test';
import { findBrowser } from '@pasar/browser';
import { loadPeer } from '../peers.ts';
import type { Figures } from './figures.ts';

type Audit = {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: {
    readonly items?: readonly { url?: string; resourceType?: string; transferSize?: number }[];
  };
};

type Category = {
  readonly score: number | null;
  readonly auditRefs: readonly { id: string; weight: number }[];
};

type Result = {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<Record<string, Category>>;
  readonly runtimeError?: { readonly message: string };
};

type Lighthouse = {
  readonly default: (address: string, flags: object) => Promise<{ lhr: Result } | undefined>;
};

type Launcher = {
  readonly launch: (options: object) => Promise<{ port: number; kill: () => void }>;
};

/** The result of one visit: its figures, and the audits that keep a score below 100. */
export type Visit = {
  readonly figures: Figures;
  readonly faults: readonly string[];
};

const readFigures = ({ audits, categories }: Result): Figures => {
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const sentRequests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
    url?.startsWith('http'),
  );
  const scripts = sentRequests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: score('performance'),
    lcpMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: sentRequests.length,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
};

/** Lists the failed audits of categories whose target is 100. */
const listFaults = ({ audits, categories }: Result): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
  );

const browserOptions = (): object => {
  const { executablePath = chromium.executablePath(), args } = findBrowser();
  return { chromePath: executablePath, chromeFlags: ['--headless', ...args], logLevel: 'silent' };
};

/**
 * Loads a URL in a new browser, as a phone with Lighthouse's simulated throttling, skipping some audits. Throws if the URL
 * cannot be loaded.
 */
export const visit = async (address: string, skipAudits: readonly string[] = []): Promise<Visit> => {
  const [{ default: lighthouse }, { launch }] = [
    await loadPeer<Lighthouse>('lighthouse'),
    await loadPeer<Launcher>('chrome-launcher'),
  ];
  const browser = await launch(browserOptions());
  try {
    const answer = await lighthouse(address, { port: browser.port, logLevel: 'silent', skipAudits });
    const error = answer ? answer.lhr.runtimeError?.message : 'nothing came back';
    if (!answer || error) throw new Error(`${address}: ${error}`);
    return { figures: readFigures(answer.lhr), faults: listFaults(answer.lhr) };
  } finally {
    browser.kill();
  }
};
