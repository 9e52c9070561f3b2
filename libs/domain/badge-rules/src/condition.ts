import type { PageFacts } from './page-facts.ts';
import type { FactName } from './read-facts.ts';

/** A condition on the page: evaluated once, when a manifest is compiled. */
export type PageCondition = {
  /** Short description for explanations. */
  readonly description: string;
  readonly holdsOnPage: (page: PageFacts) => boolean;
};

/** A fact of the card that must hold or must not, possibly depending on the page. */
export type FactCondition = {
  readonly description: string;
  readonly fact: (page: PageFacts) => FactName;
  readonly not?: true;
};

/** Labels of which the card must have one. */
export type LabelCondition = {
  readonly description: string;
  readonly labels: (page: PageFacts) => readonly number[];
};

export type Condition = PageCondition | FactCondition | LabelCondition;

/** A fact that must hold; described by its name by default. */
export const fact = (name: FactName, description: string = name): FactCondition => ({
  description,
  fact: () => name,
});

/** A fact that must not hold. */
export const not = (name: FactName, description: string): FactCondition => ({
  description,
  fact: () => name,
  not: true,
});

/** Labels of which the card must have one. */
export const label = (description: string, labels: LabelCondition['labels']): LabelCondition => ({
  description,
  labels,
});

/** What must hold on the page, the same for all of its cards. */
export const pageCondition = (
  description: string,
  holdsOnPage: PageCondition['holdsOnPage'],
): PageCondition => ({
  description: description,
  holdsOnPage: holdsOnPage,
});

/** The toggle or experiment of a badge must be on. */
export const flagEnabled = (badge: string): PageCondition =>
  pageCondition(`toggle or experiment of ${badge}`, (page) => page.enabledFlags.has(badge));

export const outsideMall = pageCondition('not in the official mall', ({ mall }) => !mall);
export const noPreview = not('preview_info', 'no preview_info');
export const installmentMarket = pageCondition(
  'a market with installments',
  ({ installments }) => installments,
);
