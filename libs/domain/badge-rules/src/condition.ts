import type { CardFacts, SellerFlags } from './card-facts.ts';
import { hasLabel, sellerFlag } from './card-facts.ts';
import type { Place } from './place.ts';

/** A condition that the page decides: asked once, when a manifest is compiled. */
export interface PlaceCondition {
  /** What it asks, in a few words, for explanations. */
  readonly asks: string;
  readonly ofPlace: (place: Place) => boolean;
}

/** A condition that a card decides. */
export interface CardCondition {
  readonly asks: string;
  /** Anything truthy holds. */
  readonly holds: (item: CardFacts, shop: SellerFlags, place: Place) => unknown;
}

export type Condition = PlaceCondition | CardCondition;

/** A condition on the item alone; anything truthy holds. @spec badge-flags-truthy */
export const item = (asks: string, read: (facts: CardFacts) => unknown): CardCondition => ({
  asks,
  holds: read,
});

/** A field of the item that must be truthy. */
export const field = (name: keyof CardFacts): CardCondition => item(name, (facts) => facts[name]);

/** A flag of the item, or else of its shop. */
export const seller = (flag: keyof SellerFlags): CardCondition => ({
  asks: flag,
  holds: (facts, shop) => sellerFlag(facts, shop, flag),
});

/** Labels of which one must be on the card. */
export const label = (asks: string, wanted: (place: Place) => readonly number[]): CardCondition => ({
  asks,
  holds: (facts, shop, place) => hasLabel(facts, shop, wanted(place)),
});

export const place = (asks: string, ofPlace: PlaceCondition['ofPlace']): PlaceCondition => ({
  asks,
  ofPlace,
});

/** The toggle or experiment of a badge must be on. */
export const switchedOn = (badge: string): PlaceCondition =>
  place(`toggle or experiment of ${badge}`, (where) => where.switchedOn.has(badge));

export const outsideMall = place('not in the official mall', ({ mall }) => !mall);
export const noPreview = item('no preview_info', ({ preview_info }) => !preview_info);
export const installmentMarket = place('a market with installments', ({ installments }) => installments);
