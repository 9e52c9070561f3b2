import { useResultList } from '@pasar/catalogue-api';
import { SearchableList } from '@pasar/page-sections';
import { usePageSetting, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MallPage } from '../shared/MallPage.tsx';
import { mallSearchAddress, mallSearchQuery } from './search-query.ts';

/** Search results among the official shops' items. */
export function MallSearchScreen({ input }: ScreenComponentProps<'mall-search'>): ReactElement {
  const { t } = useTranslation('mall-screens');
  const context = useScreenContext();
  const address = mallSearchAddress(input, context);
  const { keyword } = address.params;
  return (
    <MallPage current="mall-search">
      <SearchableList
        address={address}
        list={useResultList(mallSearchQuery(input, context))}
        setting={usePageSetting()}
        title={keyword === undefined ? t('everything') : t('results_for', { keyword })}
        words={{ label: t('search_label'), button: t('search_go') }}
      />
    </MallPage>
  );
}
