import type { CardSlot } from './badge.ts';
import type { CardFacts, SellerFlags } from './card-facts.ts';
import type { CompiledBadge, CompiledManifest } from './compile-manifest.ts';
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

const byRules = (
  { badges, place }: CompiledManifest,
  item: CardFacts,
  shop: SellerFlags,
  tell?: Tell,
): readonly CompiledBadge[] => {
  const holding: CompiledBadge[] = [];
  for (const badge of badges) {
    const failed = badge.never ?? badge.conditions.find(({ holds }) => !holds(item, shop, place))?.asks;
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

type Limit = (badge: CompiledBadge) => number;

/** How many image flags of a badge's kind the card may show. */
const imageFlagLimit = (badges: readonly CompiledBadge[]): Limit => {
  const flags = badges.filter(({ slot }) => slot === 'imageFlag');
  const both = flags.some(({ custom }) => custom) && flags.some(({ custom }) => !custom);
  return ({ custom }) => imageFlagLimits[custom ? 'custom' : 'predefined'][both ? 'both' : 'alone'];
};

const byLimits = (
  badges: readonly CompiledBadge[],
  limits: Readonly<Record<CardSlot, number>>,
  tell?: Tell,
): readonly CompiledBadge[] => {
  const kindLimit = imageFlagLimit(badges);
  const shown: CompiledBadge[] = [];
  for (const badge of badges) {
    const inSlot = shown.filter(({ slot }) => slot === badge.slot);
    const ofKind = inSlot.filter(({ custom }) => custom === badge.custom);
    const kind = badge.slot === 'imageFlag' ? kindLimit(badge) : Number.POSITIVE_INFINITY;
    const limit = ofKind.length >= kind ? kind : limits[badge.slot];
    if (ofKind.length < kind && inSlot.length < limit) shown.push(badge);
    else tell?.(badge, () => ({ because: 'limit', limit }));
  }
  return shown;
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
  return byLimits(byId(byRivals(byDrops(holding, tell), tell), tell), manifest.limits, tell);
};
