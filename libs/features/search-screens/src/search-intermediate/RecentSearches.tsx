import { openSearchHistory, useSearchHistory } from '@pasar/search-history';
import { Icon, IconButton } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import { useStorages } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './RecentSearches.module.css';

/** This device's recent searches. The height is the same without any, so that reading them causes no layout shift. */
export function RecentSearches(): ReactElement {
  const { t } = useTranslation('search-screens');
  const storages = useStorages();
  const keywords = useSearchHistory(storages);
  const clear = (
    <button
      type="button"
      className={styles.clear}
      disabled={keywords.length === 0}
      onClick={() => void openSearchHistory(storages).clear()}
    >
      {t('clear_recent')}
    </button>
  );
  return (
    <Section title={t('recent')} aside={clear}>
      {keywords.length > 0 ? (
        <ul className={styles.row}>
          {keywords.map((keyword) => (
            <li key={keyword} className={styles.chip}>
              <RecentSearch keyword={keyword} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('no_recent')}</p>
      )}
    </Section>
  );
}

function RecentSearch({ keyword }: { readonly keyword: string }): ReactElement {
  const { t } = useTranslation('search-screens');
  const storages = useStorages();
  return (
    <>
      <Link className={styles.link} to={buildPath('search', {}, { keyword })} replace>
        <Icon name="clock" size="xs" />
        <span className={styles.keyword}>{keyword}</span>
      </Link>
      <IconButton
        icon="close"
        label={t('forget_recent', { keyword })}
        onClick={() => void openSearchHistory(storages).forget(keyword)}
      />
    </>
  );
}
