import { AuthFailureNotice } from '@pasar/auth-forms';
import type { AuthFailure } from '@pasar/auth-forms';
import { Button, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';

type Props = {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<unknown>;
  readonly busy: boolean;
  readonly failure: AuthFailure | undefined;
  /** The seconds until the next attempt; 0 if there is no wait. */
  readonly secondsLeft?: number;
  /** Whether the button is disabled; by default, during a wait. */
  readonly disabled?: boolean;
  /** A link to what replaces an expired code or link. */
  readonly renewal?: ReactNode;
  readonly submitLabel: ReactNode;
  /** Further actions, below the button. */
  readonly actions?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
};

/** The frame of a form that identifies a shopper: its fields, why the call failed, and the button. Works without JavaScript. */
export const AuthForm = ({
  onSubmit,
  busy,
  failure,
  secondsLeft = 0,
  disabled = secondsLeft > 0,
  renewal,
  submitLabel,
  actions,
  children,
}: Props): ReactElement => (
  <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
    <Stack gap="lg">
      {children}
      <AuthFailureNotice failure={failure} secondsLeft={secondsLeft} renewal={renewal} />
      <Button type="submit" size="lg" block loading={busy} disabled={disabled}>
        {submitLabel}
      </Button>
      {actions}
    </Stack>
  </form>
);
