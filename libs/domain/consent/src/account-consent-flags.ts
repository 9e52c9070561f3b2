/**
 * `cookies_accepted_time` after a failed call, whatever it was before (amb-cookies-time-reset).
 * @spec cookies-accepted-time-reset
 */
export const cookiesAcceptedTimeReset = 0;

/** Consent-related fields of the account: when the banner was accepted (epoch seconds), and the objection to processing. */
export type AccountConsentFlags = {
  readonly cookies_accepted_time: number;
  readonly disallow_data_processing: boolean;
};

/** A request that is applied to the account optimistically. */
export type ConsentFlagRequest =
  | { readonly cookies_accepted_time: true; readonly now: number }
  | { readonly disallow_data_processing: boolean };

/**
 * The optimistic update while the request is pending.
 *
 * @spec optimistic-account-flags
 */
export const applyConsentFlag = (request: ConsentFlagRequest): Partial<AccountConsentFlags> =>
  'now' in request
    ? { cookies_accepted_time: request.now }
    : { disallow_data_processing: request.disallow_data_processing };

/**
 * The rollback once the request has failed (doc1 §4).
 *
 * @spec optimistic-account-flags cookie-banner-accept-failure data-processing-failure
 */
export const revertConsentFlag = (request: ConsentFlagRequest): Partial<AccountConsentFlags> =>
  'now' in request
    ? { cookies_accepted_time: cookiesAcceptedTimeReset }
    : { disallow_data_processing: !request.disallow_data_processing };
