import type { Place } from './place.ts';
import type { FactName } from './read-facts.ts';

/** A condition that the page decides: asked once, when a manifest is compiled. */
export interface PlaceCondition {
  /** What it asks, in a few words, for explanations. */
  readonly asks: string;
  readonly ofPlace: (place: Place) => boolean;
}

/** A fact of the card that must hold, or must not; the page may say which. */
export interface FactCondition {
  readonly asks: string;
  readonly fact: (place: Place) => FactName;
  readonly not?: true;
}

/** Labels of which one must be on the card. */
export interface LabelCondition {
  readonly asks: string;
  readonly labels: (place: Place) => readonly number[];
}

export type Condition = PlaceCondition | FactCondition | LabelCondition;

/** A fact that must hold; its name says what is asked, unless there are better words. */
export const fact = (name: FactName, asks: string = name): FactCondition => ({ asks, fact: () => name });

/** A fact that must not hold. */
export const not = (name: FactName, asks: string): FactCondition => ({ asks, fact: () => name, not: true });

export const label = (asks: string, labels: LabelCondition['labels']): LabelCondition => ({ asks, labels });

export const place = (asks: string, ofPlace: PlaceCondition['ofPlace']): PlaceCondition => ({
  asks,
  ofPlace,
});

/** The toggle or experiment of a badge must be on. */
export const switchedOn = (badge: string): PlaceCondition =>
  place(`toggle or experiment of ${badge}`, (where) => where.switchedOn.has(badge));

export const outsideMall = place('not in the official mall', ({ mall }) => !mall);
export const noPreview = not('preview_info', 'no preview_info');
export const installmentMarket = place('a market with installments', ({ installments }) => installments);
