/** A toggle's value is any JSON value; most are booleans. */
export type ToggleValue = unknown;

/** From a moment (included) to a moment (not included), epoch milliseconds; an absent side is open. */
export type ToggleWindow = {
  readonly start_time?: number;
  readonly end_time?: number;
};

type RuleFields = {
  readonly value: ToggleValue;
  readonly disabled?: boolean;
} & ToggleWindow;

/** For named users. @spec toggle-whitelist */
export type WhitelistRule = {
  readonly type: 'whitelist';
  readonly white_list_user_id: readonly number[];
} & RuleFields;

/** For a share of the devices, 0 to 100. @spec toggle-greyscale */
export type GreyscaleRule = {
  readonly type: 'greyscale';
  readonly percentage: number;
  /** Keeps one toggle's share apart from another's; empty when absent. */
  readonly salt?: string;
} & RuleFields;

/** @spec feature-toggle-rule-type */
export type ToggleRule = WhitelistRule | GreyscaleRule;

/** How a toggle stands in one market of one environment (doc2 §3). @spec feature-toggle-config feature-toggle-rule */
export type ToggleEntry = {
  readonly default: ToggleValue;
  readonly rules?: readonly ToggleRule[];
} & ToggleWindow;

/** By environment, then by market; `default` stands for the markets that are not named. */
export type ToggleConfig = Readonly<Record<string, Readonly<Record<string, ToggleEntry>>>>;
