import { Button, Card, Checkbox, Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentPage } from '../shared/ConsentPage.tsx';
import styles from './CookieSettingScreen.module.css';
import { useCookieForm } from './use-cookie-form.ts';

/** The cookie settings, group by group. */
export function CookieSettingScreen(): ReactElement {
  const { t } = useTranslation('consent-screens');
  const { groups, signal, savingChoice, onChange, save, acceptAll, rejectAll } = useCookieForm();
  return (
    <ConsentPage title={t('cookie_title')} text={t('cookie_text')}>
      {signal ? <Notice>{t('privacy_signal')}</Notice> : null}
      <Card as="section" aria-label={t('cookie_title')} className={styles.groups}>
        <Checkbox label={t('necessary')} hint={t('necessary_text')} checked disabled readOnly />
        {groups.map(({ category, textKey, checked, denied }) => (
          <Checkbox
            key={category}
            label={t(textKey)}
            hint={t(`${textKey}_text`)}
            checked={checked}
            disabled={denied}
            onChange={({ target }) => onChange(category, target.checked)}
          />
        ))}
      </Card>
      <div className={styles.actions}>
        <Button variant="secondary" loading={savingChoice === 'reject'} onClick={rejectAll}>
          {t('reject_all')}
        </Button>
        <Button variant="secondary" loading={savingChoice === 'accept'} onClick={acceptAll}>
          {t('accept_all')}
        </Button>
        <Button className={styles.save} loading={savingChoice === 'set'} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </ConsentPage>
  );
}
