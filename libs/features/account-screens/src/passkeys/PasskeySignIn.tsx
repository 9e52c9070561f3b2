import { AuthFailureNotice } from '@pasar/auth-forms';
import { Button, useHasHydrated } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PasskeySignIn.module.css';
import { supportsPasskeys } from './supports-passkeys.ts';
import { usePasskeyAutofill, usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Sign-in with a passkey, first on the page: by its button, or by autofill in the username field where supported. */
export function PasskeySignIn(): ReactElement | null {
  const hasHydrated = useHasHydrated();
  // Render the button before support is known: nearly every browser has passkeys, and this avoids a layout
  // shift.
  return hasHydrated && !supportsPasskeys() ? null : (
    <div className={styles.passkey}>{hasHydrated ? <ReadyButton /> : <PasskeyButton />}</div>
  );
}

function ReadyButton(): ReactElement {
  const { send, busy, failure } = usePasskeySignIn();
  const autofill = usePasskeySignIn();
  usePasskeyAutofill(autofill.send);
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  return (
    <>
      <PasskeyButton loading={busy} onClick={() => void send({ fromAutofill: false })} />
      <AuthFailureNotice failure={failure ?? autofill.failure} secondsLeft={secondsLeft} />
    </>
  );
}

type Props = { readonly loading?: boolean; readonly onClick?: () => void };

function PasskeyButton(props: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <Button variant="secondary" size="lg" block icon="shield" {...props}>
      {t('use_passkey')}
    </Button>
  );
}
