import { useResultList } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import { usePageSetting, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { readListAddress } from '../read-list-address.ts';
import { searchQuery } from './search-needs.ts';
import { parseSearchPicture } from './search-picture.ts';
import { parseSearchScope } from './search-scope.ts';
import { SearchScopeLine } from './SearchScopeLine.tsx';
import { ShopIntention } from './ShopIntention.tsx';
import { ShopsLink } from './ShopsLink.tsx';
import { useScopeName } from './use-scope-name.ts';
import styles from './SearchScopeLine.module.css';
import { useSearchTitle } from './use-search-title.ts';

/** Search results with their filters. */
export function SearchScreen({ input }: ScreenComponentProps<'search'>): ReactElement {
  const address = readListAddress(input);
  const list = useResultList(searchQuery(input, useScreenContext()));
  const scope = parseSearchScope(input.query);
  const picture = parseSearchPicture(input.query);
  const name = useScopeName(scope);
  const title = useSearchTitle(input.query, name);
  const shop = list.first?.shop_intention;
  return (
    <ListPage>
      <ResultList
        address={address}
        list={list}
        setting={usePageSetting()}
        head={
          <div className={styles.head}>
            {picture ? (
              <Image picture={picture.image_id} alt="" sizes="6rem" rounded className={styles.picture} />
            ) : null}
            <ListHead title={title} answer={list.first} />
            {scope ? (
              <SearchScopeLine address={address} scope={scope} name={name} />
            ) : (
              <ShopsLink keyword={list.first?.excludes_only ? undefined : address.params.keyword} />
            )}
          </div>
        }
        aside={shop ? <ShopIntention shop={shop} /> : null}
      />
    </ListPage>
  );
}
