import { useResultList } from '@pasar/catalogue-api';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import { useScreenContext } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { listAddressOf } from '../list-address-of.ts';
import { useListSetting } from '../use-list-setting.ts';
import { searchQueryOf } from './search-needs.ts';

/** What was searched for, with everything that can narrow it. */
export function SearchScreen({ input }: ScreenComponentProps<'search'>): ReactElement {
  const { t } = useTranslation('search-screens');
  const context = useScreenContext();
  const address = listAddressOf(input);
  const list = useResultList(searchQueryOf(input, context));
  const { keyword } = address.params;
  const title = keyword === undefined ? t('all_products') : t('results_for', { keyword });
  return (
    <ListPage>
      <ResultList
        address={address}
        list={list}
        setting={useListSetting()}
        head={<ListHead title={title} answer={list.first} />}
      />
    </ListPage>
  );
}
