import type { Store } from '@pasar/base-api';
import type { ConsentApi, ConsentState } from '@pasar/consent';
import { consentApi } from './consent-api.ts';

/** Returns a `ConsentApi` backed by the store; it rejects with the API error. */
export const createConsentApi =
  ({ dispatch }: Pick<Store, 'dispatch'>): ConsentApi =>
  async (call, request) => {
    const running = dispatch(consentApi.endpoints.callConsent.initiate({ call, request }, { track: false }));
    return running.unwrap();
  };

/** The embedded consent response; undefined when the server had none. */
export const readEmbeddedConsent = ({ getState }: Pick<Store, 'getState'>): unknown =>
  consentApi.endpoints.getCookiePreferences.select()(getState()).data;

/** Writes the current consent state into the cache that screens read. */
export async function publishConsent(
  { dispatch }: Pick<Store, 'dispatch'>,
  state: ConsentState,
): Promise<void> {
  const shown = {
    need_consent: state.needConsent,
    preferences: state.preferences.map((preference) => ({ update_time: 0, ...preference })),
    allowed_fe_set_cookies: [...state.allowedCookies],
  };
  await dispatch(consentApi.util.upsertQueryData('getCookiePreferences', undefined, shown));
}
