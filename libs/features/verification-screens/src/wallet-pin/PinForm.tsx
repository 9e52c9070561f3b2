import type { ApiError } from '@pasar/base-api';
import { describeError } from '@pasar/error-catalogue';
import { Button, Notice, PasswordField, Stack } from '@pasar/design-system';
import { useShowFailure } from '@pasar/screen-kit';
import { isWeakPin, normalizeWalletPin } from '@pasar/verification';
import { verificationApi } from '@pasar/verification-api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly hasPin: boolean;
  /** Called after saving; the page stays if absent. */
  readonly onSaved: (() => void) | undefined;
};

function checkPin(text: string): true | string {
  const pin = normalizeWalletPin(text);
  if (pin === null) return 'fault_pin';
  return isWeakPin(pin) ? 'fault_weak_pin' : true;
}

/** A new PIN, typed twice. The call may demand proof of identity; the input is kept meanwhile. */
export function PinForm({ hasPin, onSaved }: Props): ReactElement {
  const { t } = useTranslation('verification-screens');
  const [save, { isLoading }] = verificationApi.useSetWalletPinMutation();
  const showFailure = useShowFailure();
  const [message, setMessage] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  const { register, handleSubmit, formState, getValues, reset, setError } = useForm({
    defaultValues: { pin: '', again: '' },
  });
  const { errors } = formState;
  const submit = async ({ pin }: { readonly pin: string }) => {
    setMessage(undefined);
    const { error } = await save({ pin });
    if (!error) {
      reset();
      setIsSaved(true);
      onSaved?.();
      return;
    }
    if (describeError((error as ApiError).code).name === 'PASSWORD_TOO_WEAK')
      return setError('pin', { message: 'fault_weak_pin' });
    await showFailure({
      call: 'set-wallet-pin',
      error,
      fallbackMessage: t('failure_unknown'),
      showMessage: setMessage,
    });
  };
  const field = { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="lg">
        {isSaved ? (
          <Notice tone="success" announce>
            {t('pin_saved')}
          </Notice>
        ) : null}
        <PasswordField
          {...field}
          label={t(hasPin ? 'new_pin' : 'pin')}
          hint={t('pin_hint')}
          error={errors.pin?.message ? t(errors.pin.message) : undefined}
          {...register('pin', { validate: checkPin })}
        />
        <PasswordField
          {...field}
          label={t('pin_again')}
          error={errors.again ? t('fault_pin_again') : undefined}
          {...register('again', {
            validate: (text) => normalizeWalletPin(text) === normalizeWalletPin(getValues('pin')),
          })}
        />
        {message === undefined ? null : (
          <Notice tone="danger" announce>
            {message}
          </Notice>
        )}
        <Button type="submit" size="lg" block loading={isLoading}>
          {t('save_pin')}
        </Button>
      </Stack>
    </form>
  );
}
