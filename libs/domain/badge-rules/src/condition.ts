import type { PageFacts } from './page-facts.ts';
import type { FactName } from './read-facts.ts';

/** A condition that the page decides: asked once, when a manifest is compiled. */
export interface PageCondition {
  /** What it asks, in a few words, for explanations. */
  readonly description: string;
  readonly holdsOnPage: (pageCondition: PageFacts) => boolean;
}

/** A fact of the card that must hold, or must not; the page may say which. */
export interface FactCondition {
  readonly asks: string;
  readonly fact: (place: PageFacts) => FactName;
  readonly not?: true;
}

/** Labels of which one must be on the card. */
export interface LabelCondition {
  readonly asks: string;
  readonly labels: (place: PageFacts) => readonly number[];
}

export type Condition = PageCondition | FactCondition | LabelCondition;

/** A fact that must hold; its name says what is asked, unless there are better words. */
export const fact = (name: FactName, asks: string = name): FactCondition => ({ asks, fact: () => name });

/** A fact that must not hold. */
export const not = (name: FactName, asks: string): FactCondition => ({ asks, fact: () => name, not: true });

export const label = (asks: string, labels: LabelCondition['labels']): LabelCondition => ({ asks, labels });

export const place = (asks: string, ofPlace: PageCondition['holdsOnPage']): PageCondition => ({
  description: asks,
  holdsOnPage: ofPlace,
});

/** The toggle or experiment of a badge must be on. */
export const flagEnabled = (badge: string): PageCondition =>
  place(`toggle or experiment of ${badge}`, (where) => where.enabledFlags.has(badge));

export const outsideMall = place('not in the official mall', ({ mall }) => !mall);
export const noPreview = not('preview_info', 'no preview_info');
export const installmentMarket = place('a market with installments', ({ installments }) => installments);
