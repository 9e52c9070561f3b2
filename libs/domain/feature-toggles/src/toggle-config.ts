/** A toggle's value is any JSON value; most are booleans. */
export type ToggleValue = unknown;

/** Start (inclusive) and end (exclusive), epoch milliseconds; an absent side is open. */
export type ToggleWindow = {
  readonly start_time?: number;
  readonly end_time?: number;
};

type RuleFields = {
  readonly value: ToggleValue;
  readonly disabled?: boolean;
} & ToggleWindow;

/** Matches named users. @spec toggle-whitelist */
export type WhitelistRule = {
  readonly type: 'whitelist';
  readonly white_list_user_id: readonly number[];
} & RuleFields;

/** Matches a percentage of devices, 0 to 100. @spec toggle-greyscale */
export type GreyscaleRule = {
  readonly type: 'greyscale';
  readonly percentage: number;
  /** Decorrelates the toggle from others; empty by default. */
  readonly salt?: string;
} & RuleFields;

/** @spec feature-toggle-rule-type */
export type ToggleRule = WhitelistRule | GreyscaleRule;

/** The state of a toggle in one market of one environment (doc2 §3). @spec feature-toggle-config feature-toggle-rule */
export type ToggleEntry = {
  readonly default: ToggleValue;
  readonly rules?: readonly ToggleRule[];
} & ToggleWindow;

/** By environment, then by market; `default` applies to unlisted markets. */
export type ToggleConfig = Readonly<Record<string, Readonly<Record<string, ToggleEntry>>>>;
