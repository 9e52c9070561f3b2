import { ButtonLink, FormPage } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { VerificationFlow } from '../flow/VerificationFlow.tsx';
import { readNext, readVerificationId } from './read-next.ts';
import { verificationPages } from './verification-pages.data.ts';
import type { VerificationRoute } from './verification-pages.data.ts';

/** A verification as a page: redirects to `next`, where the call finds the verification passed. */
export function VerificationScreen({ input }: ScreenComponentProps<VerificationRoute>): ReactElement {
  const { t } = useTranslation('verification-screens');
  const context = useScreenContext();
  const navigate = useNavigate();
  const { code, method, text } = verificationPages[input.route];
  const goOn = () => {
    const next = readNext(input.query, context);
    if (next.startsWith('/')) void navigate(next, { replace: true });
    else window.location.replace(next);
  };
  return (
    <FormPage title={t(`title_${text}`)} lead={t(`lead_${text}`)}>
      <VerificationFlow
        code={code}
        id={readVerificationId(input.query)}
        method={method}
        onPassed={goOn}
        exit={
          <ButtonLink size="lg" block variant="secondary" to={buildPath('home')}>
            {t('continue_shopping')}
          </ButtonLink>
        }
      />
    </FormPage>
  );
}
