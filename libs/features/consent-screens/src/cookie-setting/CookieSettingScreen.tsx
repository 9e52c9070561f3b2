import { Button, Card, Checkbox, Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentPage } from '../shared/ConsentPage.tsx';
import styles from './CookieSettingScreen.module.css';
import { useCookieForm } from './use-cookie-form.ts';

/** What one lets the store keep in one's browser, group by group, and changes at any time. */
export function CookieSettingScreen(): ReactElement {
  const { t } = useTranslation('consent-screens');
  const { groups, signal, choosing, onChange, save, acceptAll, rejectAll } = useCookieForm();
  return (
    <ConsentPage title={t('cookie_title')} text={t('cookie_text')}>
      {signal ? <Notice>{t('privacy_signal')}</Notice> : null}
      <Card as="section" aria-label={t('cookie_title')} className={styles.groups}>
        <Checkbox label={t('necessary')} hint={t('necessary_text')} checked disabled readOnly />
        {groups.map(({ category, word, checked, denied }) => (
          <Checkbox
            key={category}
            label={t(word)}
            hint={t(`${word}_text`)}
            checked={checked}
            disabled={denied}
            onChange={({ target }) => onChange(category, target.checked)}
          />
        ))}
      </Card>
      <div className={styles.actions}>
        <Button variant="secondary" loading={choosing === 'reject'} onClick={rejectAll}>
          {t('reject_all')}
        </Button>
        <Button variant="secondary" loading={choosing === 'accept'} onClick={acceptAll}>
          {t('accept_all')}
        </Button>
        <Button className={styles.save} loading={choosing === 'set'} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </ConsentPage>
  );
}
