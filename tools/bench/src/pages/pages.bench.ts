import type { Bench } from '../bench.ts';
import type { Line } from '../report.ts';
import type { Figures } from './figures.ts';
import { pageLines } from './figures.ts';
import { visit } from './lighthouse.ts';
import { firstCategory, firstProduct, readContent, shopPath } from './page-content.ts';
import { serveReact } from './react-server.ts';
import { answers, readPage, storeUrl } from './store.ts';

/** The store's and React's URL of a page, with the results of the visits. */
type Pair = {
  readonly page: string;
  readonly addresses: readonly [ours: string, react: string];
  readonly figures: readonly [ours: Figures[], react: Figures[]];
  readonly faults: Set<string>;
};

/** Audits that a page fails on purpose: search results, carts and forms are not to be indexed. */
const skipped: Readonly<Record<string, readonly string[]>> = {
  search: ['is-crawlable'],
  cart: ['is-crawlable'],
  'sign-in': ['is-crawlable'],
};

const visits = (): number => Math.max(1, Number(process.env['PAGES_RUNS']) || 5);

const collectAddresses = async (store: URL): Promise<Record<string, URL>> => {
  const home = await readPage(new URL('/', store));
  const product = firstProduct(home);
  const paths: Readonly<Record<string, string | undefined>> = {
    home: '/',
    search: '/search?keyword=lamp',
    product,
    shop: product && shopPath(product),
    category: firstCategory(home),
    cart: '/cart',
    'sign-in': '/buyer/login',
  };
  return Object.fromEntries(
    Object.entries(paths).flatMap(([page, path]) =>
      path === undefined ? [] : [[page, new URL(path, store)]],
    ),
  );
};

/** Retries once: a busy machine occasionally invalidates a recording. */
const visitOrAgain = (address: string, skip: readonly string[] = []): ReturnType<typeof visit> =>
  visit(address, skip).catch(() => visit(address, skip));

/** Visits the URLs in turn and rotates the first in each round, so that background load affects all equally. */
const visitAll = async (pairs: readonly Pair[]): Promise<void> => {
  for (let round = 0; round < visits(); round += 1)
    for (const { page, addresses, figures, faults } of pairs)
      for (const who of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const visit = await visitOrAgain(addresses[who], skipped[page]);
        figures[who].push(visit.figures);
        if (who === 0) visit.faults.forEach((fault) => faults.add(`${page}, ${fault}`));
      }
};

const compare = async (store: URL): Promise<Line[]> => {
  const addresses = await collectAddresses(store);
  const contents = Object.entries(addresses).map(
    async ([page, address]) => [page, readContent(await readPage(address))] as const,
  );
  const react = await serveReact(store, Object.fromEntries(await Promise.all(contents)));
  const pairs = Object.entries(addresses).map(([page, { href }]): Pair => ({
    page,
    addresses: [href, `${react.origin}/${page}`],
    figures: [[], []],
    faults: new Set(),
  }));
  await visitAll(pairs).finally(react.close);
  for (const fault of pairs.flatMap(({ faults }) => [...faults])) console.log(fault);
  return pairs.flatMap(({ page, figures: [ours, theirs] }) => pageLines(page, ours, theirs));
};

export const pagesBench: Bench = {
  title: 'pages of a store on a phone, by Lighthouse, beside React alone with the same pictures',
  run: async () => {
    const store = storeUrl();
    if (await answers(store)) return compare(store);
    return [
      {
        what: `no store answers at ${store.href}: npm start, or name one by STORE_URL`,
        ours: '',
        met: false,
      },
    ];
  },
};
