import { Button, ButtonLink, EmptyState } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import { notFoundBackTarget, notFoundButtons, notFoundTexts } from '@pasar/page-shell-rules';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** @spec not-found-page not-found-back amb-app-variant */
export function NotFoundScreen() {
  const { t } = useTranslation('system-screens');
  const navigate = useNavigate();
  const hasHome = notFoundButtons(useScreenContext().client).includes('home');
  const back = () => {
    const target = notFoundBackTarget(window.history.state);
    void (target === '/' ? navigate(target) : navigate(target));
  };
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('not_found_title')}
      text={t(notFoundTexts.messageKey)}
      action={
        <>
          <Button variant="secondary" onClick={back}>
            {t('label_404_back')}
          </Button>
          {hasHome ? <ButtonLink to="/">{t(notFoundTexts.homeKey)}</ButtonLink> : null}
        </>
      }
    />
  );
}
