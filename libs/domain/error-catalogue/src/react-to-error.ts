import { callReactions } from './call-reactions.data.ts';
import { describeError } from './describe-error.ts';
import { errorCodes } from './error-codes.ts';

/** Where an error shows, and with which text. `message` is the server's own text, `messageKey` a translation key. */
export type ErrorReaction = {
  readonly surface: 'none' | 'toast' | 'popup' | 'redirect' | 'warn';
  readonly message?: string;
  readonly messageKey?: string;
  /** Key of the label that closes a popup. */
  readonly okKey?: string;
  /** A path; with `carryNext` the current address is appended as `next`. */
  readonly to?: string;
  readonly carryNext?: boolean;
};

/** A failed call: its row id in the call list (any text for others), the code and the server's own message. */
export type FailedCall = {
  readonly call: string;
  readonly code: number;
  readonly message?: string;
};

const requiredStep = (code: number): ErrorReaction | undefined => {
  const { screen, userAction } = describeError(code);
  if (screen) return { surface: 'redirect', to: screen, carryNext: true };
  if (userAction === 'sign-in') return { surface: 'redirect', to: '/buyer/login', carryNext: true };
  return undefined;
};

const messageFields = (message: string | undefined, messageKey: string) =>
  message ? { message } : { messageKey };

/**
 * How to show a failed call. Codes that require a step (signing in, a captcha) redirect there if the call's row allows it;
 * otherwise the call's row decides. Calls without a row show the code's own text in a toast.
 *
 * @spec toggle-errors atc-failure account-errors-silent seller-oauth-toast redirect-username-lookup
 */
export const reactToError = ({ call, code, message }: FailedCall): ErrorReaction => {
  if (code === errorCodes.OK) return { surface: 'none' };
  const row = callReactions.find((each) => each.call === call);
  const own = row?.codes?.[code] ?? row?.otherwise;
  const step = row?.allowsSteps === false ? undefined : requiredStep(code);
  if (step) return step;
  if (!own) return { surface: 'toast', ...messageFields(message, describeError(code).messageKey) };
  if (own.surface === 'toast' || own.surface === 'popup') {
    const { messageKey, prefersServerMessage, ...rest } = own;
    return { ...rest, ...messageFields(prefersServerMessage ? message : undefined, messageKey) };
  }
  return own;
};
