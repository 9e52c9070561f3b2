import type { Shop } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedNotice } from '../relation/BlockedNotice.tsx';
import { ClosedNotice } from '../shared/ClosedNotice.tsx';
import { ShopLoader } from '../shared/ShopLoader.tsx';
import { ShopTabs } from '../shared/ShopTabs.tsx';
import { ShopHead } from './ShopHead.tsx';
import { ShopItems } from './ShopItems.tsx';
import { ShopCustomPages } from './ShopCustomPages.tsx';
import { ShopVouchers } from './ShopVouchers.tsx';
import type { ShopRoute } from './shop-items-query.ts';

/** A shop's home page: its header and items. */
export function ShopScreen({ input }: ScreenComponentProps<ShopRoute>): ReactElement {
  return (
    <ShopLoader input={input}>
      {(shop, collections, pages) => (
        <>
          <ShopHead shop={shop} />
          <ShopTabs shop={shop} current="shop" />
          <ShopCustomPages pages={pages} />
          <BlockedNotice shop={shop} />
          <ClosedNotice shop={shop} />
          <Holiday shop={shop} />
          {shop.is_closed ? null : (
            <>
              <ShopVouchers shop={shop} />
              <ShopItems shop={shop} collections={collections} input={input} />
            </>
          )}
        </>
      )}
    </ShopLoader>
  );
}

function Holiday({ shop }: { readonly shop: Shop }): ReactElement | null {
  const { t } = useTranslation('shop-screens');
  return shop.holiday_mode_on && !shop.is_closed ? (
    <Notice tone="warning" title={t('holiday_title')}>
      {t('holiday_text')}
    </Notice>
  ) : null;
}
