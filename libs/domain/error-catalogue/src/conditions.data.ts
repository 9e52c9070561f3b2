import type { ErrorFamily } from './error-row.ts';

/** A failure without an error code, and its handling. */
export type ErrorCondition = {
  readonly id: string;
  readonly name: string;
  readonly family: ErrorFamily;
  /** Where it shows: nowhere, as a message, in the log, as a page of its own, or thrown to the caller. */
  readonly surface: 'none' | 'toast' | 'warn' | 'log' | 'page' | 'throw';
  readonly behaviour: string;
};

/**
 * The specification's failures without a code (doc1 §8, doc2 §8), by its row ids.
 *
 * @spec seller-oauth-failure account-fetch-failure account-call-other toggle-other-or-empty username-lookup-failure
 * @spec reporting-ignored invalid-redirect-url add-to-cart-failure http-non-2xx page-fetch-failure
 * @spec traffic-strategy-error csr-config-error item-fetch-failure invalid-server-account-state sap-hook-load-failure
 * @spec unknown-route crash persist-timeout cookie-preferences-failure cookie-banner-accept-failure
 * @spec data-processing-failure partner-login-init-failure like-failure manifest-failure performance-report-failure
 * @spec page-builder-detection-failure page-builder-render-failure invalid-toggle-config translation-tool-dom-error
 */
export const errorConditions = [
  {
    id: 'seller-oauth-failure',
    name: 'SELLER_OAUTH_FAILURE',
    family: 'account',
    surface: 'toast',
    behaviour:
      'Dismissible toast with the translated general login/signup error message. The call itself: any failure yields nothing.',
  },
  {
    id: 'account-fetch-failure',
    name: 'ACCOUNT_FETCH_FAILURE',
    family: 'account',
    surface: 'none',
    behaviour: 'The error is stored; a not-logged-in error is treated as logged out.',
  },
  {
    id: 'account-call-other',
    name: 'ACCOUNT_CALL_FAILED',
    family: 'account',
    surface: 'none',
    behaviour: 'Only mark the action failed, with no message.',
  },
  {
    id: 'toggle-other-or-empty',
    name: 'TOGGLE_FETCH_WARNING',
    family: 'feature-toggle',
    surface: 'warn',
    behaviour:
      'Reported as a warning and the cached toggles are used. Empty response gives error flag -1 and an empty list.',
  },
  {
    id: 'username-lookup-failure',
    name: 'USERNAME_LOOKUP_FAILURE',
    family: 'legacy-redirect',
    surface: 'none',
    behaviour: 'Swallowed; the user goes to the home route.',
  },
  {
    id: 'reporting-ignored',
    name: 'REPORTING_IGNORED',
    family: 'error-reporting',
    surface: 'none',
    behaviour: 'Ignored by the error-reporting service.',
  },
  {
    id: 'invalid-redirect-url',
    name: 'INVALID_REDIRECT_URL',
    family: 'redirect',
    surface: 'none',
    behaviour: 'Silently dropped.',
  },
  {
    id: 'add-to-cart-failure',
    name: 'ADD_TO_CART_FAILED',
    family: 'cart',
    surface: 'toast',
    behaviour: 'Toast shows error_msg, or by default the key msg_item_not_available.',
  },
  {
    id: 'http-non-2xx',
    name: 'HTTP_ERROR',
    family: 'transport',
    surface: 'throw',
    behaviour: 'Thrown with the status text.',
  },
  {
    id: 'page-fetch-failure',
    name: 'PAGE_FETCH_FAILED',
    family: 'page-builder',
    surface: 'throw',
    behaviour: "Logged 'fetchPageInfo failed' and thrown.",
  },
  {
    id: 'traffic-strategy-error',
    name: 'TRAFFIC_STRATEGY_ERROR',
    family: 'page-builder',
    surface: 'log',
    behaviour: 'Logged; normal rendering (not page builder).',
  },
  {
    id: 'csr-config-error',
    name: 'CSR_CONFIG_ERROR',
    family: 'page-builder',
    surface: 'throw',
    behaviour: "Thrown 'fetch csr page config error'.",
  },
  {
    id: 'item-fetch-failure',
    name: 'ITEM_FETCH_FAILED',
    family: 'product',
    surface: 'none',
    behaviour: 'The error and an indexable flag are stored.',
  },
  {
    id: 'invalid-server-account-state',
    name: 'INVALID_SERVER_ACCOUNT_STATE',
    family: 'error-reporting',
    surface: 'warn',
    behaviour: 'Reported to the error-reporting service.',
  },
  {
    id: 'sap-hook-load-failure',
    name: 'SAP_HOOK_LOAD_FAILED',
    family: 'error-reporting',
    surface: 'warn',
    behaviour: 'Reported to the error-reporting service.',
  },
  {
    id: 'unknown-route',
    name: 'UNKNOWN_ROUTE',
    family: 'shell',
    surface: 'page',
    behaviour: 'Not-found page.',
  },
  {
    id: 'crash',
    name: 'CRASH',
    family: 'shell',
    surface: 'page',
    behaviour: 'Crash page with title_crash text.',
  },
  {
    id: 'persist-timeout',
    name: 'PERSIST_TIMEOUT',
    family: 'persistence',
    surface: 'none',
    behaviour: 'A persist timeout yields a failed rehydrate.',
  },
  {
    id: 'cookie-preferences-failure',
    name: 'COOKIE_PREFERENCES_FAILURE',
    family: 'consent',
    surface: 'none',
    behaviour: 'Default used: need_consent true with empty lists.',
  },
  {
    id: 'cookie-banner-accept-failure',
    name: 'COOKIE_ACCEPT_FAILURE',
    family: 'consent',
    surface: 'none',
    behaviour: 'cookies_accepted_time reset to 0.',
  },
  {
    id: 'data-processing-failure',
    name: 'DATA_PROCESSING_CONSENT_FAILURE',
    family: 'consent',
    surface: 'none',
    behaviour: 'disallow_data_processing flipped back.',
  },
  {
    id: 'partner-login-init-failure',
    name: 'PARTNER_LOGIN_INIT_FAILURE',
    family: 'account',
    surface: 'none',
    behaviour: 'Treated as not from China.',
  },
  {
    id: 'like-failure',
    name: 'LIKE_FAILURE',
    family: 'social',
    surface: 'none',
    behaviour: 'Optimistic value reverts.',
  },
  {
    id: 'manifest-failure',
    name: 'MANIFEST_FAILURE',
    family: 'item-card',
    surface: 'none',
    behaviour: 'Status failed.',
  },
  {
    id: 'performance-report-failure',
    name: 'PERFORMANCE_REPORT_FAILURE',
    family: 'tracking',
    surface: 'none',
    behaviour: 'Failures ignored.',
  },
  {
    id: 'page-builder-detection-failure',
    name: 'PAGE_BUILDER_DETECTION_FAILURE',
    family: 'page-builder',
    surface: 'none',
    behaviour: 'Falls back to the regular microsite.',
  },
  {
    id: 'page-builder-render-failure',
    name: 'PAGE_BUILDER_RENDER_FAILURE',
    family: 'page-builder',
    surface: 'page',
    behaviour:
      'First failure retries as non-pre-rendered; second failure is an error. An invalid render mode is an error.',
  },
  {
    id: 'invalid-toggle-config',
    name: 'INVALID_TOGGLE_CONFIG',
    family: 'feature-toggle',
    surface: 'log',
    behaviour: 'Logged outside live.',
  },
  {
    id: 'translation-tool-dom-error',
    name: 'TRANSLATION_TOOL_DOM_ERROR',
    family: 'shell',
    surface: 'page',
    behaviour: 'Crash page shows a locale chooser, which writes a language cookie and reloads.',
  },
] as const satisfies readonly ErrorCondition[];
