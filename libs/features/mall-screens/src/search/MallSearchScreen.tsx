import { useResultList } from '@pasar/catalogue-api';
import { SearchWithin } from '@pasar/front-page';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { usePageSetting, useScreenContext } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mallPath } from '../shared/mall-paths.ts';
import { MallPage } from '../shared/MallPage.tsx';
import { mallSearchAddress, mallSearchQuery } from './search-query.ts';

/** Searches among the official shops' things. */
export function MallSearchScreen({ input }: ScreenComponentProps<'mall-search'>): ReactElement {
  const { t } = useTranslation('mall-screens');
  const context = useScreenContext();
  const address = mallSearchAddress(input, context);
  const list = useResultList(mallSearchQuery(input, context));
  const { keyword } = address.params;
  const title = keyword === undefined ? t('everything') : t('results_for', { keyword });
  return (
    <MallPage current="mall-search">
      <ListPage>
        <ResultList
          address={address}
          list={list}
          setting={usePageSetting()}
          head={
            <>
              <MallSearchForm address={address} />
              <ListHead title={title} answer={list.first} />
            </>
          }
        />
      </ListPage>
    </MallPage>
  );
}

const MallSearchForm = ({ address }: { readonly address: ListAddress }): ReactElement => {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  const navigate = useNavigate();
  return (
    <SearchWithin
      label={t('search_label')}
      button={t('search_go')}
      keyword={address.params.keyword}
      action={mallPath('mall-search', market)}
      onSearch={(keyword) => void navigate(address.to({ keyword }))}
    />
  );
};
