import type { HttpPort, HttpResponse } from '@pasar/base-api';
import { getMiniCartPath } from '@pasar/cart-api';
import type { MiniCart } from '@pasar/cart-api';

const data: MiniCart = { line_count: 0, lines: [] };
const emptyCart: HttpResponse = { status: 200, body: { error: 0, data } };

/** Answers the mini cart of a visitor who has no cart without the network. */
export const answerEmptyCart =
  (http: HttpPort, hasCart: boolean): HttpPort =>
  (request) =>
    request.path === getMiniCartPath && !hasCart ? Promise.resolve(emptyCart) : http(request);
