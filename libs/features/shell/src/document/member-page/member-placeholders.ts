import { toUnixSeconds } from '@pasar/durations';
import type { Market } from '@pasar/markets';
import type { MemberClass } from './member-class.ts';
import type { PersonalData } from './personal-data.ts';

/** A member who does not exist, with values that occur in no page by chance. */
export type Placeholders = {
  readonly personal: PersonalData;
  /** The texts that must not be left over in a page. */
  readonly marks: readonly string[];
};

const randomNumbers = (count: number): number[] => [...crypto.getRandomValues(new Uint32Array(count))];

const createMark = (): string =>
  `m${randomNumbers(3)
    .map((number) => number.toString(36))
    .join('')}`;

/** A number with 15 digits. */
function createNumber(): number {
  const [first = 0, second = 0] = randomNumbers(2);
  return 100_000_000_000_000 + first * 10_000 + (second % 10_000);
}

/** The mark makes an empty cart's data unique. */
const createCart = (hasCart: boolean) => {
  const count = createNumber();
  const cart = { line_count: hasCart ? count : 0, lines: [], mark: createMark() };
  return { cart, marks: [String(count), cart.mark] };
};

const birthTimes: Readonly<Record<MemberClass['age'], (nowSeconds: number) => number>> = {
  unknown: () => 0,
  'of-age': () => 1,
  'under-age': (nowSeconds) => nowSeconds,
};

/** Creates a member of a class. `now` in epoch milliseconds. */
function createMember(
  { hasCart, age, isAdultByConsent }: MemberClass,
  { consent }: Pick<Market, 'consent'>,
  now: number,
): Placeholders {
  const userid = createNumber();
  const texts = {
    username: createMark(),
    portrait: createMark(),
    cover: createMark(),
    email: createMark(),
    phone: createMark(),
    tax_id: createMark(),
  };
  const cookie = createMark();
  const account: NonNullable<PersonalData['account']> = {
    userid,
    ...texts,
    email_verified: true,
    phone_verified: false,
    has_password: true,
    payment_password: false,
    is_seller: false,
    is_mall_seller: false,
    not_new_user: true,
    holiday_mode_on: false,
    holiday_mode_mtime: 0,
    access: { wallet_setting: 0, wallet_provider: 0 },
    web_option: 0,
    cb_option: 0,
    ctime: 0,
    birth_timestamp: birthTimes[age](toUnixSeconds(now)),
    birth_timestamp_verified: false,
    adult_consent: isAdultByConsent ? 1 : 0,
    tos_accepted_time: 0,
    cookies_accepted_time: 0,
    disallow_data_processing: false,
  };
  const { cart, marks } = createCart(hasCart);
  const preferences = { need_consent: true, preferences: [], allowed_fe_set_cookies: [cookie] };
  return {
    personal: { account, cart, ...(consent === 'required' && { preferences }) },
    marks: [...Object.values(texts), String(userid), ...marks, cookie],
  };
}

/** Creates a member or a guest of a class. `now` in epoch milliseconds. */
export function createPlaceholders(
  members: MemberClass,
  market: Pick<Market, 'consent'>,
  now: number,
): Placeholders {
  if (!members.isGuest) return createMember(members, market, now);
  const { cart, marks } = createCart(members.hasCart);
  return { personal: { cart }, marks };
}
