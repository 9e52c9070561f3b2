import {
  builtInManifest,
  cardSets,
  compileManifest,
  displayRules,
  offeredInstallments,
  pickBadges,
} from '@pasar/badge-rules';
import type { BadgeName, CardFacts, CompiledManifest } from '@pasar/badge-rules';
import { readCards } from '@pasar/catalogue-service';
import { toggleRows } from '@pasar/feature-toggles';
import { markets } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { readViewerLabels } from '@pasar/social-service';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAccounts } from './data/test-accounts.data.ts';
import { seed } from './seed.ts';

const now = Date.UTC(2026, 10, 21, 9);
const names = Object.keys(displayRules) as BadgeName[];
const toggles = toggleRows.filter((row) => row.default).map(({ name }) => name);
const home = '/';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await seed(test.db, { markets: markets.map(({ code }) => code), itemsPerMarket: 250, now });
}, 300_000);
afterAll(() => test.close());

/** Reads every card of a market as the API returns it to everybody. */
async function publicCards(market: MarketCode) {
  const sorting = { by: sql<number>`i.itemid`, order: 'asc' } as const;
  return (await readCards(test, { market, now }, { where: [], sorting, limit: 10_000 })).items;
}

/** Adds what the API returns only to one member. */
async function readSeededCards(market: MarketCode, userid: number): Promise<CardFacts[]> {
  const cards = await publicCards(market);
  const items = cards.map(({ shopid, itemid }) => `${shopid}.${itemid}`).join(',');
  const labels = await readViewerLabels(test, { userid, market, now }, items);
  const byItem = new Map(labels.map((label) => [label.itemid, label]));
  return cards.map((card) => ({ ...card, ...byItem.get(card.itemid) }));
}

const listManifests = (market: MarketCode): CompiledManifest[] =>
  Object.values(cardSets).map((id) =>
    compileManifest(builtInManifest(id) ?? { slots: {} }, { market, path: home, toggles }, id),
  );

/** Returns the badges that any manifest shows on any card, after exclusions and limits. */
function shownBadges(manifests: readonly CompiledManifest[], cards: readonly CardFacts[]): Set<string> {
  const slots = manifests.flatMap((manifest) =>
    cards.flatMap((card) => Object.values(pickBadges(manifest, card))),
  );
  return new Set(slots.flatMap((badges) => badges.map(({ name }) => name)));
}

/** Returns the badges that a market can show: those whose market conditions hold. */
const possibleBadges = (manifests: readonly CompiledManifest[]): Set<string> =>
  new Set(manifests.flatMap(({ candidates }) => candidates.map(({ badge }) => badge.name)));

const personal = [
  'WELCOME_PACKAGE',
  'RELATIONSHIP',
  'FRIEND_RELATIONSHIP',
] as const satisfies readonly BadgeName[];

type MarketRow = (typeof markets)[number];

/** Whether the flag of the other kind also applies to credit cards, whose badge comes first. */
const sharesInstallmentFlag = (row: MarketRow): boolean =>
  offeredInstallments({ is_non_cc_installment_payment_eligible: true }, row).includes('credit-card');

/** Why a possible badge shows on no card of a market. */
const isAbsent = (name: string, row: MarketRow): boolean =>
  // Items allow cash on delivery everywhere; the market's row decides whether it is offered.
  (name === 'COD' && !row.cod) || (name === 'NON_CC_INSTALLMENT' && sharesInstallmentFlag(row));

describe.each(markets)('$code', (row) => {
  const market = row.code;

  it('shows every badge that the market can have on some card', async () => {
    const manifests = listManifests(market);
    const cards = await readSeededCards(market, testAccounts.secondBuyer.userid);
    const shown = shownBadges(manifests, cards);
    const missing = [...possibleBadges(manifests)].filter((name) => !shown.has(name) && !isAbsent(name, row));
    expect(missing).toEqual([]);
  });

  it('keeps personal labels out of public cards', async () => {
    const shown = shownBadges(listManifests(market), await publicCards(market));
    expect(personal.filter((name) => shown.has(name))).toEqual([]);
  });
});

it('omits no badge of any card set across all markets', () => {
  const possible = new Set(markets.flatMap(({ code }) => [...possibleBadges(listManifests(code))]));
  const slots = Object.values(cardSets).flatMap((id) => Object.values(builtInManifest(id)?.slots ?? {}));
  const placed: ReadonlySet<string> = new Set(slots.flatMap((badges) => badges.map(({ name }) => name)));
  expect(names.filter((name) => placed.has(name) && !possible.has(name))).toEqual([]);
  expect(placed.size).toBeGreaterThan(20);
});
