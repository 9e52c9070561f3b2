import { useResultList } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import { usePageSetting, useScreenContext } from '@pasar/screen';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { listAddressOf } from '../list-address-of.ts';
import { searchQueryOf } from './search-needs.ts';
import { searchPictureOf } from './search-picture.ts';
import { searchPlaceOf } from './search-place.ts';
import { SearchPlaceLine } from './SearchPlaceLine.tsx';
import { ShopIntention } from './ShopIntention.tsx';
import { ShopsLink } from './ShopsLink.tsx';
import { usePlaceName } from './use-place-name.ts';
import styles from './SearchPlaceLine.module.css';
import { useSearchTitle } from './use-search-title.ts';

/** What was searched for, with everything that can narrow it. */
export function SearchScreen({ input }: ScreenComponentProps<'search'>): ReactElement {
  const address = listAddressOf(input);
  const list = useResultList(searchQueryOf(input, useScreenContext()));
  const place = searchPlaceOf(input.query);
  const picture = searchPictureOf(input.query);
  const name = usePlaceName(place);
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
            {place ? <SearchPlaceLine address={address} place={place} name={name} /> : null}
            {place ? null : <ShopsLink keyword={address.params.keyword} />}
          </div>
        }
        aside={shop ? <ShopIntention shop={shop} /> : null}
      />
    </ListPage>
  );
}
