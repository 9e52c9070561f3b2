import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { invoiceCarriers, normalizeCarrierCode } from '@pasar/settings';
import type { InvoiceCarrierKind } from '@pasar/settings';
import type { InvoiceCarrier } from '@pasar/settings-contract';
import type { SettingsDeps } from './settings-deps.ts';

type Member = { readonly userid: number; readonly market: Market; readonly now: number };

/** Reads where the member's electronic invoices are stored: with the store by default. */
export async function readInvoiceCarrier(
  { db }: Pick<SettingsDeps, 'db'>,
  { userid, market }: Member,
): Promise<InvoiceCarrier> {
  const row = await db
    .selectFrom('invoice_carrier')
    .select(['kind', 'code'])
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .executeTakeFirst();
  return {
    kinds: [...(invoiceCarriers[market.code] ?? [])],
    kind: row?.kind ?? 'member',
    code: row?.code ?? '',
  };
}

/** Saves where electronic invoices are stored. Throws PARAM for an invalid carrier code, or a market without electronic invoices. */
export async function saveInvoiceCarrier(
  deps: Pick<SettingsDeps, 'db'>,
  member: Member,
  { kind, code }: { readonly kind: InvoiceCarrierKind; readonly code: string },
): Promise<InvoiceCarrier> {
  const { userid, market, now } = member;
  const normalized = normalizeCarrierCode(kind, code);
  if (!invoiceCarriers[market.code]?.includes(kind) || normalized === null)
    throw new ApiError(errorCodes.PARAM, 'code: no carrier of this kind has such a code');
  const values = { kind, code: normalized, changed_at: now };
  await deps.db
    .insertInto('invoice_carrier')
    .values({ user_id: userid, market: market.code, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'market']).doUpdateSet(values))
    .execute();
  return readInvoiceCarrier(deps, member);
}
