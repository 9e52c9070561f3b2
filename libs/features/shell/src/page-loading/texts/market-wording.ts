import type { MarketCode } from '@pasar/markets';

type Bundle = Readonly<Record<string, unknown>>;

/** A key of one market, `title_MX`, or of its plural form, `items_MX_other`. */
const marketKey = /^(.+)_([A-Z]{2})(_(?:zero|one|two|few|many|other))?$/;

/** Replaces texts with the market's own wording of them, and leaves out the wording of other markets. */
export function applyMarketWording(bundle: Bundle, market: MarketCode): Bundle {
  const common: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(bundle)) {
    const [, base = '', code, form = ''] = marketKey.exec(key) ?? [];
    if (code === undefined) common[key] = text;
    else if (code === market) own[base + form] = text;
  }
  return { ...common, ...own };
}
