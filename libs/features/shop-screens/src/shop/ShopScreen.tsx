import type { Shop } from '@pasar/catalogue-api';
import { Notice } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedNotice } from '../relation/BlockedNotice.tsx';
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
          <Pause shop={shop} />
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

/** Says why a shop sells nothing: the marketplace has closed it, or it is on holiday. */
function Pause({ shop }: { readonly shop: Shop }): ReactElement | null {
  const { t } = useTranslation('shop-screens');
  if (!shop.is_closed && !shop.holiday_mode_on) return null;
  const reason = shop.is_closed ? 'closed' : 'holiday';
  return (
    <Notice tone="warning" title={t(`${reason}_title`)}>
      {t(`${reason}_text`)}
    </Notice>
  );
}
