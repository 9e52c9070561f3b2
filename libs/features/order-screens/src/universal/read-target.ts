import { buildPath } from '@pasar/routing-table';

const readId = (params: URLSearchParams, name: string): number | undefined => {
  const text = params.get(name) ?? '';
  const id = Number(text);
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(id) ? id : undefined;
};

/** The page of the order, checkout or return id in the query; undefined if there is none. */
export function readTarget(query: string): string | undefined {
  const params = new URLSearchParams(query);
  const returnId = readId(params, 'returnId');
  if (returnId !== undefined) return buildPath('return-detail-by-return', { returnId });
  const orderId = readId(params, 'orderId');
  if (orderId !== undefined) return buildPath('purchase-order-detail', { orderId });
  const checkoutId = readId(params, 'checkoutId');
  return checkoutId === undefined ? undefined : buildPath('purchase-checkout-detail', { checkoutId });
}

/** The normalized order number of the query; empty if there is none. */
export const readOrderNumber = (query: string): string =>
  (new URLSearchParams(query).get('sn') ?? '')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z-]/g, '')
    .slice(0, 32);
