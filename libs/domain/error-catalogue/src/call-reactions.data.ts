import { errorCodes } from './error-codes.ts';

/** A message: the server's if it is meant for shoppers, else the translation of the key. */
type ErrorPresentation = {
  readonly surface: 'toast' | 'popup';
  readonly messageKey: string;
  readonly prefersServerMessage: boolean;
  readonly okKey?: string;
};

type Reaction =
  | ErrorPresentation
  | { readonly surface: 'none' }
  | { readonly surface: 'warn'; readonly message?: string }
  | { readonly surface: 'redirect'; readonly to: string };

export type CallReaction = {
  readonly call: string;
  /** Whether errors may redirect the shopper to a step, such as signing in or a captcha. */
  readonly allowsSteps: boolean;
  readonly codes?: Readonly<Record<number, Reaction>>;
  readonly otherwise: Reaction;
};

const silent = { surface: 'none' } as const;

/** The specified reactions to each call's failures (doc1 §8, doc2 §8). */
export const callReactions: readonly CallReaction[] = [
  {
    // @spec toggle-other-or-empty toggle-no-warn-codes
    call: 'get-toggles',
    allowsSteps: false,
    codes: {
      [errorCodes.REQUEST_TIMEOUT]: silent,
      [errorCodes.FE_SERVER_ERROR]: silent,
      [errorCodes.TOGGLE_API_ERROR]: silent,
    },
    otherwise: { surface: 'warn' },
  },
  {
    // @spec add-to-cart-failure atc-failure-key popup-ok-key
    call: 'add-to-cart',
    allowsSteps: true,
    codes: {
      [errorCodes.CART_TOTAL_QUANTITY_EXCEEDED]: {
        surface: 'popup',
        messageKey: 'msg_item_not_available',
        prefersServerMessage: true,
        okKey: 'label_ok',
      },
    },
    otherwise: { surface: 'toast', messageKey: 'msg_item_not_available', prefersServerMessage: true },
  },
  // @spec account-fetch-failure account-call-other
  { call: 'get-account', allowsSteps: false, otherwise: silent },
  {
    // @spec seller-oauth-failure
    call: 'seller-oauth',
    allowsSteps: false,
    otherwise: {
      surface: 'toast',
      messageKey: 'msg_login_signup_general_error',
      prefersServerMessage: false,
    },
  },
  // @spec username-lookup-failure
  { call: 'username-lookup', allowsSteps: false, otherwise: { surface: 'redirect', to: '/' } },
  // @spec cookie-preferences-failure
  { call: 'consent', allowsSteps: false, otherwise: silent },
  {
    // @spec page-fetch-failure page-fetch-failure-log
    call: 'page-fetch',
    allowsSteps: false,
    otherwise: { surface: 'warn', message: 'fetchPageInfo failed' },
  },
];
