import type { ScreenContext } from '@pasar/screen-kit';
import type { PersonalData } from '@pasar/shell/server';
import { beforeAll, expect, it } from 'vitest';
import type { CreateRenderer } from '../storefront-renderer.ts';
import { memberPaths } from './member-page-answers.ts';
import { aGuest, aMember, openMemberPages } from './member-pages.ts';

type Account = Partial<PersonalData['account']>;

const names = [
  'budi',
  `"quoted" 'twice'`,
  '<script>alert(1)</script>',
  'a & b &amp; c',
  '👩‍👩‍👧‍👦 ครอบครัว',
  '\\u003c $& $1 {{count}}',
  'x'.repeat(64),
  '<!-- --> -->',
];
const counts = [0, 1, 2, 5, 22, 99, 100, 150];
const languages = [
  ['SG', 'en'],
  ['PL', 'pl'],
  ['TH', 'th'],
] as const;

const [born1990, born2020] = [631_152_000, 1_577_836_800];
const ages: Account[] = [
  { birth_timestamp: born1990 },
  { birth_timestamp: born2020 },
  { adult_consent: 1_700_000_000 },
  { birth_timestamp: born2020, adult_consent: 1_700_000_000 },
];

/** An account in which every field differs from the placeholders', except those that decide about age and shop. */
const otherFields: Account = {
  userid: 77,
  portrait: 'other-portrait',
  cover: 'other-cover',
  email: 'other@example.com',
  email_verified: false,
  phone: '+6591234567',
  phone_verified: true,
  has_password: false,
  payment_password: true,
  is_mall_seller: true,
  not_new_user: false,
  holiday_mode_on: true,
  holiday_mode_mtime: 1_650_000_000,
  access: { wallet_setting: 1, wallet_provider: 2 },
  web_option: 1,
  cb_option: 1,
  ctime: 1_650_000_000,
  birth_timestamp_verified: true,
  tos_accepted_time: 1_650_000_000,
  cookies_accepted_time: 1_650_000_000,
  disallow_data_processing: true,
  tax_id: 'S1234567D',
  default_address: 7,
  deletion_time: 1_900_000_000,
};

/** Compares a storefront's members' pages with those that are rendered for a single member. */
export function describeMemberPages(
  createRenderer: CreateRenderer,
  platform: ScreenContext['platform'],
): void {
  const renderMember = openMemberPages(createRenderer, platform);
  const expectEqual = async (path: string, personal: PersonalData, more: object = {}) => {
    const { own, filled } = await renderMember({ path, personal, ...more });
    expect(filled).toBe(own);
  };

  // The first rendering in a process loads the page's chunks, which changes the order of its data.
  beforeAll(async () => {
    for (const path of memberPaths) await renderMember({ path, personal: aMember() });
  });

  it.each(memberPaths)(
    '%s equals the page rendered for the member, with and without a cart',
    async (path) => {
      await expectEqual(path, aMember());
      await expectEqual(path, aMember({}, 0));
    },
  );

  it.each(names)('fills in the name %s', async (username) => {
    await expectEqual('/all_categories', aMember({ username }));
  });

  it.each(languages.flatMap(([market, language]) => counts.map((count) => ({ market, language, count }))))(
    'fills in a cart of $count in $language',
    async ({ market, language, count }) => {
      await expectEqual('/all_categories', aMember({}, count), { market, language });
    },
  );

  it.each(ages.flatMap((age) => (['SG', 'TH'] as const).map((market) => ({ age, market }))))(
    'shows the age gate as for the member: $age in $market',
    async ({ age, market }) => {
      for (const path of ['/Wine-i.11.102', '/Basket-i.11.101'])
        await expectEqual(path, aMember(age), { market });
    },
  );

  it.each(memberPaths)('%s depends on no other field of the account', async (path) => {
    await expectEqual(path, aMember(otherFields));
  });

  it('fills in the choices about cookies where consent is required', async () => {
    const preferences = { need_consent: false, preferences: [], allowed_fe_set_cookies: ['liked'] };
    await expectEqual('/', aMember({}, 2, { preferences }), { market: 'BR' });
  });

  it('contains nothing of a member, and no placeholder', async () => {
    const { parts, filled } = await renderMember({ path: '/', personal: aMember({ username: 'secret' }) });
    expect(parts.filter((part) => typeof part === 'string').join('')).not.toMatch(/secret|budi@example/);
    expect(filled?.match(/secret/g)?.length).toBeGreaterThan(1);
  });

  it.each(memberPaths)('%s equals the page rendered for a guest with a cart', async (path) => {
    await expectEqual(path, aGuest());
  });

  it.each(counts.filter((count) => count > 0))('fills in a guest’s cart of %i', async (count) => {
    await expectEqual('/all_categories', aGuest(count));
  });

  it('contains nothing of a guest, and nothing that a member has', async () => {
    const { parts, filled } = await renderMember({ path: '/', personal: aGuest() });
    expect(parts.filter((part) => typeof part === 'string').join('')).not.toContain('In the cart of');
    expect(filled).toContain('In the cart of a guest');
    const member = await renderMember({ path: '/', personal: aMember() });
    expect(member.parts).not.toEqual(parts);
  });

  it('renders the like button outside of lazy parts, whose presses are lost until they are loaded', async () => {
    const { own } = await renderMember({ path: '/Basket-i.11.101', personal: aMember() });
    expect(own).toMatch(/<button[^<>]{0,400} aria-pressed="false"/);
    expect(own).not.toMatch(/<!--\$[^<>]{0,9}--><span[^<>]{0,99}><button[^<>]{0,400} aria-pressed/);
  });

  it.each(['/Basket-i.11.101', '/shop/11', '/anyam', '/shop/11/rating'])(
    'renders %s for each seller',
    async (path) => {
      expect((await renderMember({ path, personal: aMember({ shopid: 12 }) })).filled).toBeUndefined();
    },
  );

  it.each(['/', '/search?keyword=tea', '/mall', '/supermarket', '/flash_sale'])(
    'shares %s with sellers',
    async (path) => {
      await expectEqual(path, aMember({ shopid: 11, is_seller: true }));
    },
  );

  it.each(['/cart', '/user/purchase', '/user/my-likes', '/supermarket/buy-again'])(
    'does not share %s',
    async (path) => {
      for (const personal of [aMember(), aGuest()])
        expect((await renderMember({ path, personal })).filled).toBeUndefined();
    },
  );
}
