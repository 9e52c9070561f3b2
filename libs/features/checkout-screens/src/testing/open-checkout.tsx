import { aCheckoutPreview, anAccount, anAddress, createFakeHttp, someMoney } from '@pasar/builders';
import type { FakeAnswers, FakeHttp } from '@pasar/builders';
import { renderCheckout } from '@pasar/builders/render-checkout';
import type { VoucherOffer } from '@pasar/order-api/inject';
import { screen } from '@testing-library/react';
import { Checkout, needs, prepare } from '../index.ts';

/** The paths of the calls that the checkout makes. */
export const paths = {
  who: '/api/v4/account/basic/get_account_info',
  preview: '/api/v4/checkout/preview',
  place: '/api/v4/checkout/place_order',
  addresses: '/api/v4/account/address/list',
  addAddress: '/api/v4/account/address/add',
  startPayment: '/api/v4/payment/start',
  checkoutPayment: '/api/v4/payment/checkout',
  updateCart: '/api/v4/cart/update',
};

/** A server with a member who has one address and one basket to buy, unless `answers` say otherwise. */
export const serverWith = (answers: FakeAnswers): FakeHttp =>
  createFakeHttp({
    [paths.who]: () => anAccount(),
    [paths.preview]: () => aCheckoutPreview(),
    [paths.addresses]: () => ({ addresses: [anAddress()] }),
    ...answers,
  });

type CheckoutVisit = { readonly market?: 'BR' | 'FR' | 'TW'; readonly query?: string };

/** Renders the checkout in a shell. */
export const open = async (http: FakeHttp, where: CheckoutVisit = {}) =>
  renderCheckout({ Checkout, prepare }, { http, needs, ...where });

export const requestsTo = (http: FakeHttp, path: string) =>
  http.requests.filter((request) => request.path === path);

export const placeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' });

/** The answer to a call without a connection. */
export const lost = (): never => {
  throw new Error('offline');
};

export const voucher: VoucherOffer = {
  code: 'PASAR5',
  kind: 'fixed',
  label: '$5 off',
  min_spend: someMoney(0),
  ends_at: 0,
  applies: true,
  saves: someMoney(500),
};
