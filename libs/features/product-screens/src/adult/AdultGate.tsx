import { Button, EmptyState } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AdultState } from './use-adult.ts';

/** Asks for confirmation of age before an adult item is shown. @spec adult-gate adult-items */
export function AdultGate({ adult }: { readonly adult: AdultState }): ReactElement {
  const { t } = useTranslation('product-screens');
  const { market } = useScreenContext();
  const navigate = useNavigate();
  const age = market.adultAge;
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <EmptyState
      illustration="lock"
      headingLevel="h1"
      title={t('adult_title')}
      text={t('adult_text', { age })}
      action={
        <>
          {adult.canConfirm ? <Button onClick={adult.confirm}>{t('adult_yes', { age })}</Button> : null}
          <Button variant="secondary" onClick={back}>
            {t('adult_no')}
          </Button>
        </>
      }
    />
  );
}
