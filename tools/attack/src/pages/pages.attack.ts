import type { Attack } from '../attack.ts';
import type { RunningStore } from '../store/running-store.ts';
import { sendRequest } from '../store/send-request.ts';
import type { HttpResponse } from '../store/send-request.ts';
import { signUpShopper } from '../store/shopper.ts';
import { firstDifference, normalizePage } from './compare-pages.ts';
import { findPagePaths } from './page-kinds.ts';
import { visitorVariants } from './visitor-variants.ts';
import type { VisitorVariant } from './visitor-variants.ts';
import { startWebServer } from './web-server-process.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

type Visit = (port: number, path: string, variant?: VisitorVariant) => Promise<HttpResponse>;

const visitOf =
  (store: RunningStore, market: string): Visit =>
  (port, path, { headers = {}, query } = { name: '', headers: {} }) =>
    sendRequest({
      port,
      path: query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`,
      headers: { host: store.host(market), 'user-agent': agent, accept: 'text/html', ...headers },
    });

const markets = ['SG', 'BR'];

async function attackMarket(store: RunningStore, market: string, reference: number): Promise<string[]> {
  const visit = visitOf(store, market);
  const { cookies } = await signUpShopper(store, market);
  const paths = await findPagePaths(store, market);
  const faults: string[] = [];
  for (const variant of visitorVariants(cookies)) {
    const server = await startWebServer(store);
    for (const path of paths) {
      await visit(server.port, path, variant);
      const plain = await visit(server.port, path);
      const expected = await visit(reference, path);
      const difference = firstDifference(normalizePage(plain.body), normalizePage(expected.body));
      const where = `${market} ${path} after ${variant.name}`;
      if (plain.status !== 200) faults.push(`${where}: a plain visitor is answered ${plain.status}`);
      else if (difference !== undefined) faults.push(`${where}: ${difference}`);
    }
    await server.stop();
  }
  return faults;
}

/** Asks for pages with everything that a visitor can send, then as a plain visitor, whose page must be as if nobody had asked before. */
export const pagesAttack: Attack = {
  title: "every cookie and header of a visitor, then a plain visitor's page",
  run: async (store) => {
    const reference = await startWebServer(store);
    try {
      const faults: string[] = [];
      let tried = 0;
      for (const market of markets) {
        faults.push(...(await attackMarket(store, market, reference.port)));
        tried += visitorVariants({}).length * (await findPagePaths(store, market)).length;
      }
      return { tried, faults };
    } finally {
      await reference.stop();
    }
  },
};
