import type { Store } from '@pasar/base-api';
import type { ConsentApi, ConsentState } from '@pasar/consent';
import { consentApi } from './consent-api.ts';

/** Consent's calls over the store's network; rejects with what went wrong. */
export const createConsentApi =
  ({ dispatch }: Pick<Store, 'dispatch'>): ConsentApi =>
  async (call, request) => {
    const running = dispatch(consentApi.endpoints.callConsent.initiate({ call, request }, { track: false }));
    return running.unwrap();
  };

/** What the server put into the page; undefined when it did not know. */
export const readEmbeddedConsent = ({ getState }: Pick<Store, 'getState'>): unknown =>
  consentApi.endpoints.getCookiePreferences.select()(getState()).data;

/** Lets screens see what the keeper knows now. */
export async function publishConsent({ dispatch }: Pick<Store, 'dispatch'>, state: ConsentState): Promise<void> {
  const shown = {
    need_consent: state.needConsent,
    preferences: state.preferences.map((preference) => ({ update_time: 0, ...preference })),
    allowed_fe_set_cookies: [...state.allowedCookies],
  };
  await dispatch(consentApi.util.upsertQueryData('getCookiePreferences', undefined, shown));
}
