import type { CardSlot } from './badge.ts';
import type { CardFacts, SellerFlags } from './card-facts.ts';
import type { CompiledBadge, CompiledManifest } from './compile-manifest.ts';
import type { Place } from './place.ts';
import { imageFlagLimits } from './slot-limits.ts';

/** Why a badge is not on a card. */
export type Fall =
  /** A condition that does not hold, in a few words. */
  | { readonly because: 'rule'; readonly condition: string }
  /** Another badge of the card excludes it. */
  | { readonly because: 'excluded'; readonly by: string }
  /** An earlier badge has its id. */
  | { readonly because: 'duplicate'; readonly of: string }
  /** The slot, or the slot's share of its kind, is full. */
  | { readonly because: 'limit'; readonly limit: number };

/** Told of every badge that falls; reasons are worked out only for those who ask. */
export type Tell = (badge: CompiledBadge, fall: () => Fall) => void;

type Sieve = (badges: readonly CompiledBadge[], tell?: Tell) => readonly CompiledBadge[];

/** What keeps a badge off the card; undefined when its rule holds. A bare loop: it runs for every badge of every card. */
const failedCondition = (
  { never, conditions }: CompiledBadge,
  item: CardFacts,
  shop: SellerFlags,
  place: Place,
): string | undefined => {
  if (never !== undefined) return never;
  for (const condition of conditions) if (!condition.holds(item, shop, place)) return condition.asks;
  return undefined;
};

const byRules = (
  { badges, place }: CompiledManifest,
  item: CardFacts,
  shop: SellerFlags,
  tell?: Tell,
): readonly CompiledBadge[] => {
  const holding: CompiledBadge[] = [];
  for (const badge of badges) {
    const failed = failedCondition(badge, item, shop, place);
    if (failed === undefined) holding.push(badge);
    else tell?.(badge, () => ({ because: 'rule', condition: failed }));
  }
  return holding;
};

const excluded = (by: CompiledBadge | undefined) => (): Fall => ({
  because: 'excluded',
  by: by?.badge.name ?? '',
});

/** A badge that holds drops those it excludes, wherever they stand. */
const byDrops: Sieve = (badges, tell) => {
  let dropping = 0;
  for (const badge of badges) dropping |= badge.drops;
  if (dropping === 0) return badges;
  return badges.filter((badge) => {
    const by = badge.droppedBy & dropping;
    if (by !== 0) tell?.(badge, () => excluded(badges.find((other) => (other.drops & by) !== 0))());
    return by === 0;
  });
};

/** Of badges that exclude each other the earliest stays. */
const byRivals: Sieve = (badges, tell) => {
  let taken = 0;
  return badges.filter((badge) => {
    const by = badge.rivals & taken;
    if (by !== 0) tell?.(badge, () => excluded(badges.find((other) => (other.rivals & by) !== 0))());
    else taken |= badge.rivals;
    return by === 0;
  });
};

/** One badge an id; badges without an id are nobody's duplicates. @spec badge-duplicates */
const byId: Sieve = (badges, tell) =>
  badges.filter((badge) => {
    const { id } = badge.badge;
    const first = id == null ? badge : (badges.find((other) => other.badge.id === id) ?? badge);
    if (first !== badge) tell?.(badge, () => ({ because: 'duplicate', of: first.badge.name }));
    return first === badge;
  });

/** Whether the card has image flags of both kinds. */
const hasBothKinds = (badges: readonly CompiledBadge[]): boolean => {
  const has = (kind: boolean) => badges.some(({ slot, custom }) => slot === 'imageFlag' && custom === kind);
  return has(true) && has(false);
};

const kindLimit = ({ slot, custom }: CompiledBadge, both: boolean): number =>
  slot === 'imageFlag'
    ? imageFlagLimits[custom ? 'custom' : 'predefined'][both ? 'both' : 'alone']
    : Number.POSITIVE_INFINITY;

/** As many of a slot and of a kind as there is room for; a slot's badges stand together. */
const byLimits = (
  badges: readonly CompiledBadge[],
  limits: Readonly<Record<CardSlot, number>>,
  tell?: Tell,
): readonly CompiledBadge[] => {
  const both = hasBothKinds(badges);
  let room = { slot: badges[0]?.slot, custom: 0, predefined: 0 };
  return badges.filter((badge) => {
    if (badge.slot !== room.slot) room = { slot: badge.slot, custom: 0, predefined: 0 };
    const kind = badge.custom ? 'custom' : 'predefined';
    const ofKind = kindLimit(badge, both);
    const limit = room[kind] >= ofKind ? ofKind : limits[badge.slot];
    const fits = room[kind] < ofKind && room.custom + room.predefined < limit;
    if (fits) room[kind] += 1;
    else tell?.(badge, () => ({ because: 'limit', limit }));
    return fits;
  });
};

/**
 * The badges of a card: those whose rule holds, less the excluded, the repeated and those that find no room,
 * in this order. Whoever passes `tell` hears of each that falls and why.
 */
export const judgeCard = (
  manifest: CompiledManifest,
  item: CardFacts,
  shop: SellerFlags,
  tell?: Tell,
): readonly CompiledBadge[] => {
  const holding = byRules(manifest, item, shop, tell);
  if (holding.length === 0) return holding;
  const allowed = byRivals(byDrops(holding, tell), tell);
  return byLimits(manifest.repeatsIds ? byId(allowed, tell) : allowed, manifest.limits, tell);
};
