import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PolicyNotice.module.css';
import { splitPolicyLinks } from './split-policy-links.ts';

/** What creating an account accepts, with links to the policies in a new tab, so that what was typed is kept. */
export function PolicyNotice(): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <p className={styles.notice}>
      {splitPolicyLinks(t('accept_policies')).map(({ text, to }) =>
        to ? (
          <a key={to} href={to} target="_blank" rel="noopener">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
