import { checkDealDraft } from '@pasar/cart';
import type { DealDraft, DealProblem } from '@pasar/cart';
import type { SaveDealRequest, ShopDeal } from '@pasar/catalogue-api';
import type { Market } from '@pasar/markets';
import { priceStep } from '@pasar/money';
import { parsePriceText, parseStockText } from '../product/price-text.ts';
import { readPeriod } from '../shared/read-period.ts';
import type { DealForm } from './deal-form.ts';

/** The result of validating a form: a request, or all errors. */
export type ReadDealForm =
  { readonly request: SaveDealRequest } | { readonly problems: readonly DealProblem[] };

type Context = {
  readonly market: Pick<Market, 'currency' | 'timeZone'>;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The deal that is changed; absent for a new one. */
  readonly deal?: ShopDeal;
};

function readDraft(form: DealForm, { market: { currency, timeZone }, now, deal }: Context): DealDraft {
  const { kind, name, items } = form;
  return {
    ...{ kind, name, itemids: items.map(({ itemid }) => itemid) },
    ...(kind === 'bundle'
      ? { min_quantity: parseStockText(form.minQuantity), percent_off: parseStockText(form.percent) }
      : {
          subs: form.subs.map(({ itemid, usual_price, priceText, perMain }) => ({
            ...{ itemid, usual_price: usual_price.amount, per_main: parseStockText(perMain) },
            price: kind === 'gift' ? 0 : parsePriceText(priceText, currency),
          })),
        }),
    ...readPeriod(form, timeZone, { now, before: deal }),
  };
}

/** Validates a form. */
export function readDealForm(form: DealForm, context: Context): ReadDealForm {
  const draft = readDraft(form, context);
  const { deal, market, now } = context;
  const problems = checkDealDraft(draft, { now, priceStep: priceStep(market.currency) });
  if (problems.length > 0) return { problems };
  const { kind, name, min_quantity, percent_off, itemids, subs, starts_at, ends_at } = draft;
  return {
    request: {
      ...{ kind, name, itemids: [...itemids], starts_at: starts_at ?? 0, ends_at: ends_at ?? 0 },
      ...(deal && { dealid: deal.dealid, revision: deal.revision }),
      ...(kind === 'bundle' && { min_quantity: min_quantity ?? 0, percent_off: percent_off ?? 0 }),
      ...(subs && {
        subs: subs.map(({ itemid, price, per_main }) => ({
          ...{ itemid, price: price ?? 0, per_main: per_main ?? 0 },
        })),
      }),
    },
  };
}
