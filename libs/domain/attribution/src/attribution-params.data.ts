/**
 * The query parameters that identify a visitor's source (doc2 §3 Attribution parameters captured).
 *
 * @spec attribution-params
 */
export const attributionParams = [
  'is_seller',
  'gclid',
  'dclid',
  'gbraid',
  'wbraid',
  'shopee_key',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'pid',
  'c',
  'is_retargeting',
  'af_click_lookback',
  'af_reengagement_window',
  'af_siteid',
  'af_adset',
  'ecid',
] as const;

export type AttributionParam = (typeof attributionParams)[number];

/** Storage key of the last landing's attribution (doc2 §9). @spec attribution-key */
export const attributionKey = 'sp_af';

/**
 * Values of `utm_source` or `pid` that identify a line-shopping partner, in lower case (amb-line-shopping).
 * @spec amb-line-shopping
 */
export const lineShoppingPartners: readonly string[] = ['line_shopping'];
