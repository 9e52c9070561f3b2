import { passkeysApi } from '@pasar/account-api/passkeys';
import { useEffect, useEffectEvent } from 'react';
import { useAuthCall } from '../shared/use-auth-call.ts';
import type { AuthCall } from '../shared/use-auth-call.ts';
import type { AuthenticationOptions } from './web-authentication.ts';

type Answer = { readonly error?: unknown };
type Ceremony = { readonly fromAutofill: boolean };

/** Asks the browser for a passkey and signs in with it. Cancelling is not an error. */
function useCeremony() {
  const [start] = passkeysApi.useStartPasskeySignInMutation();
  const [signIn] = passkeysApi.useSignInByPasskeyMutation();
  return async ({ fromAutofill }: Ceremony): Promise<Answer> => {
    const { data, error } = await start();
    // Autofill starts on page load, before any user action, so a failure is not shown.
    if (!data) return fromAutofill ? {} : { error };
    const { getPasskey } = await import('./web-authentication.ts');
    const options = data.options as unknown as AuthenticationOptions;
    const response = await getPasskey(options, fromAutofill);
    return response ? signIn({ response }) : {};
  };
}

/** The call that signs in with a passkey, after the ceremony in the browser. */
export function usePasskeySignIn(): AuthCall<Ceremony> {
  return useAuthCall('sign-in-by-passkey', useCeremony());
}

/** Offers passkeys by autofill in the username field, where supported. */
export function usePasskeyAutofill(send: AuthCall<Ceremony>['send']): void {
  const offer = useEffectEvent(() => void send({ fromAutofill: true }));
  useEffect(() => {
    const page = { isLeft: false };
    void import('./web-authentication.ts').then(async ({ canAutofill }) => {
      if (!page.isLeft && (await canAutofill())) offer();
    });
    return () => {
      page.isLeft = true;
      void import('./web-authentication.ts').then(({ cancelCeremony }) => cancelCeremony());
    };
  }, []);
}
