import { Button, Stack } from '@pasar/design-system';
import type { VerificationMethod } from '@pasar/verification';
import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaStep } from './CaptchaStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { ProviderStep } from './ProviderStep.tsx';
import { QrStep } from './QrStep.tsx';
import { SecretStep } from './SecretStep.tsx';
import type { StepProps } from './step-props.ts';

const steps: Readonly<Record<VerificationMethod, ComponentType<StepProps>>> = {
  captcha: CaptchaStep,
  password: SecretStep,
  'wallet-pin': SecretStep,
  otp: CodeStep,
  email: CodeStep,
  link: LinkStep,
  qr: QrStep,
  provider: ProviderStep,
};

type Props = StepProps & {
  /** Returns to the choice of methods, if there is one. */
  readonly onOther: (() => void) | undefined;
};

/** The step of one method, with a button to choose another. */
export function MethodStep({ onOther, ...props }: Props): ReactElement {
  const { t } = useTranslation('verification-screens');
  const Step = steps[props.offered.method];
  return (
    <Stack gap="md">
      <Step {...props} />
      {onOther ? (
        <Button variant="quiet" block onClick={onOther}>
          {t('another_way')}
        </Button>
      ) : null}
    </Stack>
  );
}
