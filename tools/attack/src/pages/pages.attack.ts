import type { Attack, AttackReport } from '../attack.ts';
import type { RunningStore } from '../store/running-store.ts';
import { sendRequest } from '../store/send-request.ts';
import type { HttpResponse } from '../store/send-request.ts';
import { signUpShopper } from '../store/sign-up.ts';
import { firstDifference, normalizePage } from './compare-pages.ts';
import { findPagePaths } from './page-kinds.ts';
import { visitorVariants } from './visitor-variants.ts';
import type { VisitorVariant } from './visitor-variants.ts';
import { startWebServer } from './web-server-process.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

type Visit = (port: number, path: string, variant?: VisitorVariant) => Promise<HttpResponse>;

const createVisit =
  (host: string): Visit =>
  (port, path, { headers = {}, query } = { name: '', headers: {} }) =>
    sendRequest({
      port,
      path: query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`,
      headers: { host, 'user-agent': agent, accept: 'text/html', ...headers },
    });

const markets = ['SG', 'BR'];

/** Gives each variant its own port in the host header: pages contain their origin, so these are not in the cache yet. */
const pickHost = (market: string, variant: number): string =>
  `${market.toLowerCase()}.localhost:${20_000 + variant}`;

/** The web server under attack, and a reference that receives only plain requests. */
type Servers = {
  readonly attacked: number;
  readonly reference: number;
};

/** Returns what is wrong with the plain visitor's page after this variant requested it, or undefined. */
async function attackPage(
  { attacked, reference }: Servers,
  visit: Visit,
  path: string,
  variant: VisitorVariant,
) {
  await visit(attacked, path, variant);
  const plain = await visit(attacked, path);
  const expected = await visit(reference, path);
  if (plain.status !== 200 || expected.status !== 200)
    return `a plain visitor is answered ${plain.status}, and ${expected.status} where nobody asked before`;
  return firstDifference(normalizePage(plain.body), normalizePage(expected.body));
}

async function attackMarket(store: RunningStore, market: string, servers: Servers): Promise<AttackReport> {
  const { cookies } = await signUpShopper(store, market);
  const paths = await findPagePaths(store, market);
  const variants = visitorVariants(cookies);
  const faults: string[] = [];
  for (const [index, variant] of variants.entries())
    for (const path of paths) {
      const fault = await attackPage(servers, createVisit(pickHost(market, index)), path, variant);
      if (fault !== undefined) faults.push(`${market} ${path} after ${variant.name}: ${fault}`);
    }
  return { tried: variants.length * paths.length, faults };
}

/** Requests pages with every cookie and header, then as a plain visitor, whose page must match the reference server's. */
export const pagesAttack: Attack = {
  title: "every cookie and header of a visitor, then a plain visitor's page",
  run: async (store) => {
    const [attacked, reference] = [await startWebServer(store), await startWebServer(store)];
    const servers: Servers = { attacked: attacked.port, reference: reference.port };
    try {
      const reports: AttackReport[] = [];
      for (const market of markets) reports.push(await attackMarket(store, market, servers));
      return {
        tried: reports.reduce((sum, { tried }) => sum + tried, 0),
        faults: reports.flatMap(({ faults }) => faults),
      };
    } finally {
      await Promise.all([attacked.stop(), reference.stop()]);
    }
  },
};
