import { Container } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { listAddress } from '../list/list-address.ts';
import { ListHead } from '../list/ListHead.tsx';
import { ResultList } from '../list/ResultList.tsx';
import { useResultList } from '../list/use-result-list.ts';
import { searchQueryOf } from './search-needs.ts';
import styles from '../list/ListPage.module.css';

/** What was searched for, with everything that can narrow it. */
export function SearchScreen({ input }: ScreenComponentProps<'search'>): ReactElement {
  const { t } = useTranslation('search-screens');
  const context = useScreenContext();
  const address = listAddress(input);
  const list = useResultList(searchQueryOf(input, context));
  const { keyword } = address.params;
  const title = keyword === undefined ? t('all_products') : t('results_for', { keyword });
  return (
    <Container className={styles.page}>
      <ResultList address={address} list={list} head={<ListHead title={title} total={list.first?.total} />} />
    </Container>
  );
}
