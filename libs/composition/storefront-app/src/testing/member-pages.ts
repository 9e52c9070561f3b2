import type { HttpPort } from '@pasar/base-api';
import { anAccount, aPicture, createFakeHttp } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { marketByCode } from '@pasar/markets';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import type { ScreenContext } from '@pasar/screen-kit';
import type { MemberPart, PersonalData } from '@pasar/shell/server';
import type { CreateRenderer } from '../storefront-renderer.ts';
import { anonymousAnswers, publicAnswers } from './member-page-answers.ts';
import { stripVolatileFields } from './strip-volatile-fields.ts';

/** What a member's browser gets, or that of a guest with a cart. */
const answersFor = (personal: PersonalData): FakeAnswers =>
  personal.account
    ? { '/api/v4/account/page_member': () => personal }
    : { ...anonymousAnswers, '/api/v4/cart/mini': () => personal.cart };

const someLines = (owner: string, count: number): PersonalData['cart']['lines'] =>
  Array.from({ length: Math.min(count, 5) }, (_, at) => ({
    shopid: 11,
    itemid: 700 + at,
    name: `In the cart of ${owner}`,
    model_name: '',
    picture: aPicture(),
    price: { amount: 100, currency: 'SGD', decimals: 2 },
    quantity: 1,
    stock: 5,
    checked: true,
    subtotal: { amount: 100, currency: 'SGD', decimals: 2 },
  })) as never;

/** A visitor who is not signed in, with so many lines in their cart. */
export const aGuest = (count = 2): PersonalData => ({
  cart: { line_count: count, lines: someLines('a guest', count) },
});

/** A member with so many lines in their cart. */
export const aMember = (
  account: Partial<PersonalData['account']> = {},
  count = 2,
  more: Partial<PersonalData> = {},
): PersonalData => ({
  account: anAccount(account),
  cart: { line_count: count, lines: someLines(account.username ?? 'budi', count) },
  ...more,
});

export type MemberPageOptions = {
  readonly path: string;
  readonly personal: PersonalData;
  readonly market?: MarketCode;
  readonly language?: LanguageTag;
};

/** A page of a member, or of a guest with a cart, rendered in both ways. */
export type MemberRendering = {
  /** Rendered for this member. */
  readonly own: string;
  /** The members' page with this member's texts; undefined if the page cannot be shared. */
  readonly filled: string | undefined;
  /** The members' page, as it is cached. */
  readonly parts: readonly MemberPart[];
};

/** Creates a function that renders members' pages of a storefront. */
export function openMemberPages(createRenderer: CreateRenderer, platform: ScreenContext['platform']) {
  const { render, members } = createRenderer({
    importCheckout: () => Promise.reject(new Error('no checkout here')),
  });
  return async ({
    path,
    personal,
    market: code = 'SG',
    language,
  }: MemberPageOptions): Promise<MemberRendering> => {
    const market = marketByCode(code);
    const context: ScreenContext = {
      market,
      language: language ?? market.languages[0],
      platform,
      client: 'browser',
      origin: 'http://sg.localhost',
      environment: 'live',
      toggles: [],
    };
    const request = (http: HttpPort) => ({
      path,
      context,
      http,
      hasLoginMark: personal.account !== undefined,
      hasGuestCart: personal.account === undefined,
      isShared: false,
      nonce: 'nonce',
      findAssets: () => ({ scripts: [], styles: [] }),
      alternates: () => [],
    });
    const page = await members?.find(path, context);
    const memberClass = page && members?.readClass(page, personal, context, Date.now());
    const anonymous = createFakeHttp({ ...publicAnswers, ...anonymousAnswers });
    const shared = memberClass && (await members?.render(request(anonymous), memberClass));
    const own = await render(request(createFakeHttp({ ...publicAnswers, ...answersFor(personal) })));
    const ownHtml = own.kind === 'screen' ? new TextDecoder().decode(own.html) : '';
    const texts = members?.writeTexts(personal, context) ?? {};
    const parts = shared?.parts ?? [];
    const filled = parts.map((part) => (typeof part === 'string' ? part : texts[part.name])).join('');
    return {
      own: stripVolatileFields(ownHtml),
      filled: shared && stripVolatileFields(filled),
      parts,
    };
  };
}
