import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Badge, CardFacts, Manifest } from './index.ts';
import {
  builtInManifest,
  cardSets,
  cardSlots,
  compileManifest,
  defaultSlotLimits,
  displayRules,
  suppressedBadges,
  explainBadges,
  pickBadges,
  exclusiveGroups,
} from './index.ts';

const flag = fc.constantFrom(true, false, 0, 1);
const labels = fc.subarray([5, 6, 1000071]);
const facts: fc.Arbitrary<CardFacts> = fc.record(
  {
    stock: fc.nat(2),
    raw_discount: fc.nat(2),
    label_ids: labels,
    shopee_verified: flag,
    is_preferred_plus_seller: flag,
    is_official_shop: flag,
    show_official_shop_label: flag,
    is_service_by_shopee: flag,
    is_mart: flag,
    is_on_flash_sale: flag,
    can_use_cod: flag,
    can_use_wholesale: flag,
    is_new_arrival: flag,
    coin_earn_label: flag,
    deep_discount_label: flag,
    groupbuy_label: flag,
    show_free_shipping: flag,
    has_lowest_price_guarantee: flag,
    is_cc_installment_payment_eligible: flag,
    is_non_cc_installment_payment_eligible: flag,
    voucher_info: fc.record({ label: flag }),
    bundle_deal_info: fc.record({ bundle_deal_label: flag }),
    add_on_deal_info: fc.record({ add_on_deal_label: flag, sub_type: fc.nat(2) }),
    exclusive_price_info: fc.record({ exclusive_price_results: fc.array(fc.record({ label: flag })) }),
  },
  { requiredKeys: [] },
);
const badge: fc.Arbitrary<Badge> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constantFrom(...Object.keys(displayRules)),
      is_predefined: fc.constant(true),
      id: fc.nat(40),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('own'),
      is_predefined: fc.constant(false),
      id: fc.nat(40),
      product_label_ids: labels,
    }),
  },
);
const slots = <T>(value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(cardSlots.map((slot) => [slot, value])), { requiredKeys: [] });
const manifest = fc.record(
  { slots: slots(fc.array(badge, { maxLength: 8 })), maxBadges: slots(fc.nat(5)) },
  { requiredKeys: ['slots'] },
) as fc.Arbitrary<Manifest & { maxBadges?: Partial<Record<string, number>> }>;
const context = fc.record({
  market: fc.constantFrom('SG', 'MY', 'TW', 'ES', 'BR'),
  path: fc.constantFrom('/', '/mall/x', '/oficial'),
  toggles: fc.subarray(['s-mart-badge', 'cod-badge', 'flash-sale-badge']),
  installmentMarkets: fc.subarray(['SG', 'ES']),
});

const sellerFields = [
  'shopee_verified',
  'is_preferred_plus_seller',
  'is_official_shop',
  'show_official_shop_label',
  'is_service_by_shopee',
  'is_mart',
  'label_ids',
];

const listShown = (card: ReturnType<typeof pickBadges>) => cardSlots.flatMap((slot) => card[slot] ?? []);
const predefinedNames = (badges: readonly Badge[]) =>
  badges.filter(({ is_predefined }) => is_predefined).map(({ name }) => name);

describe('laws', () => {
  it('shows no duplicate id, no slot over its limit and no two mutually exclusive badges', () => {
    fc.assert(
      fc.property(manifest, context, facts, facts, (given, where, item, shop) => {
        const card = pickBadges(compileManifest(given, where), item, shop);
        const shown = listShown(card);
        const ids = shown.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const slot of cardSlots) {
          expect(card[slot]?.length ?? 1).toBeGreaterThan(0);
          expect(card[slot]?.length ?? 0).toBeLessThanOrEqual(
            given.maxBadges?.[slot] ?? defaultSlotLimits[slot],
          );
        }
        const names = predefinedNames(shown);
        for (const group of Object.values<readonly string[]>(exclusiveGroups)) {
          expect(names.filter((name) => group.includes(name)).length).toBeLessThanOrEqual(1);
        }
        for (const [dropper, dropped] of Object.entries<readonly string[]>(suppressedBadges)) {
          expect(names.includes(dropper) && names.some((name) => dropped.includes(name))).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });
  it('does not depend on the order of an item’s or shop’s fields', () => {
    const turned = <T extends object>(value: T) => Object.fromEntries(Object.entries(value).toReversed());
    fc.assert(
      fc.property(manifest, context, facts, facts, (given, where, item, shop) => {
        const compiled = compileManifest(given, where);
        expect(pickBadges(compiled, turned(item), turned(shop))).toEqual(pickBadges(compiled, item, shop));
      }),
    );
  });
  it('returns the same badges for a card, whatever cards came before', () => {
    fc.assert(
      fc.property(
        manifest,
        context,
        fc.array(facts, { maxLength: 8 }),
        facts,
        (given, where, before, item) => {
          const used = compileManifest(given, where);
          for (const earlier of [...before, item]) pickBadges(used, earlier);
          expect(pickBadges(used, item)).toEqual(pickBadges(compileManifest(given, where), item));
        },
      ),
    );
  });
  it('uses a flag of the shop only if the item does not set it', () => {
    fc.assert(
      fc.property(manifest, context, facts, facts, (given, where, item, shop) => {
        const compiled = compileManifest(given, where);
        const sellerFlags = Object.fromEntries(
          Object.entries(shop).filter(([name]) => sellerFields.includes(name)),
        );
        expect(pickBadges(compiled, item, shop)).toEqual(pickBadges(compiled, { ...sellerFlags, ...item }));
      }),
    );
  });
  it('explains every badge, and shows exactly those explained as shown', () => {
    fc.assert(
      fc.property(manifest, context, facts, facts, (given, where, item, shop) => {
        const compiled = compileManifest(given, where);
        const explained = explainBadges(compiled, item, shop);
        expect(explained).toHaveLength(Object.values(given.slots).flat().length);
        expect(explained.filter(({ shown }) => shown).map((row) => row.badge)).toEqual(
          listShown(pickBadges(compiled, item, shop)),
        );
      }),
    );
  });
  it('accepts any item', () => {
    const compiled = compileManifest(builtInManifest(cardSets.STANDARD) ?? { slots: {} }, { market: 'SG' });
    const anything = fc.dictionary(
      fc.constantFrom(
        'stock',
        'label_ids',
        'voucher_info',
        'add_on_deal_info',
        'is_mart',
        'exclusive_price_info',
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anything, (item) => {
        expect(typeof pickBadges(compiled, item as CardFacts)).toBe('object');
      }),
    );
  });
});
