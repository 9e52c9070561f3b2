import { anAccount, anItemWithChoices, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import type { ItemDetail } from '@pasar/catalogue-api';
import { ConsentPortProvider } from '@pasar/consent-api';
import type { ConsentPort } from '@pasar/consent-api';
import { translations } from '@pasar/design-system';
import type { MarketCode } from '@pasar/markets';
import { fireEvent, screen } from '@testing-library/react';
import productScreen from '../product/product-screen.ts';

const designSystem = { name: 'design-system', load: translations };
/** The address of the product. */
export const at = '/Basket-i.11.101';
/** The paths of the calls that a product page makes. */
export const paths = {
  who: '/api/v4/account/basic/get_account_info',
  claim: '/api/v4/voucher/claim',
  states: '/api/v4/voucher/states',
  deals: '/api/v4/item/deals',
  quote: '/api/v4/cart/quote',
  add: '/api/v4/cart/add_to_cart',
  ratings: '/api/v4/item/ratings',
};
/** Answers for a visitor who has not signed in. */
export const visitor: FakeAnswers = { [paths.who]: () => refused(19, { status: 401 }) };
/** Answers for a member. */
export const buyer: FakeAnswers = { [paths.who]: () => anAccount() };

type Cookies = Readonly<Record<string, string>>;
type ProductVisit = {
  readonly market?: MarketCode;
  readonly search?: string;
  /** Of this visit; none by default. */
  readonly cookies?: Cookies;
};

function createCookiePort(cookies: Cookies): ConsentPort {
  const jar = new Map(Object.entries(cookies));
  return {
    readCookie: (name) => jar.get(name),
    setCookie: async (name, value) => Boolean(jar.set(name, value)),
    loadConsent: () => Promise.reject(new Error('no consent')),
  };
}

/** The product's screen with cookies. */
const withCookies = (cookies: Cookies): typeof productScreen => {
  const port = createCookiePort(cookies);
  const Screen: typeof productScreen.Screen = (props) => (
    <ConsentPortProvider value={port}>
      <productScreen.Screen {...props} />
    </ConsentPortProvider>
  );
  return { ...productScreen, Screen };
};

/** Renders the page of this item; a second item, with choices, has the id 102. */
export async function openProduct(
  item: ItemDetail,
  answers: FakeAnswers,
  { market = 'SG', search = '', cookies = {} }: ProductVisit = {},
) {
  const http = createFakeHttp({
    '/api/v4/item/get': ({ query }) =>
      query?.['itemid'] === 102 ? anItemWithChoices({ itemid: 102 }) : item,
    '/api/v4/item/recommend': () => ({ items: [] }),
    [paths.ratings]: () => ({ ratings: [] }),
    [paths.deals]: () => ({ bundle_deals: [], add_on_deals: [] }),
    ...answers,
  });
  const input = {
    route: 'product',
    params: { seoName: 'Basket', shopId: 11, itemId: 101 },
    query: search.slice(1),
  } as const;
  const view = await renderScreen(withCookies(cookies), {
    http,
    at: at + search,
    input,
    market,
    namespaces: [designSystem],
  });
  const queriesTo = (path: string) =>
    http.requests.filter((one) => one.path === path).map(({ query }) => query);
  return { ...view, http, queriesTo };
}

/** Finds a button by its name. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => fireEvent.click(await findButton(name));
