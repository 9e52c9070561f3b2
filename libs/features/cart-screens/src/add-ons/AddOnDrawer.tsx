import type { CartAddOn } from '@pasar/cart-api';
import { itemOffersApi } from '@pasar/catalogue-api';
import { Drawer, EmptyState, ErrorState } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionsSkeleton } from '../shared/OptionsSkeleton.tsx';
import styles from './AddOnDrawer.module.css';
import { AddOnOption } from './AddOnOption.tsx';

type Props = {
  readonly shopid: number;
  readonly addOn: CartAddOn;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The sub items of an add-on deal or a gift, each with its price in the deal and a button that adds it. */
export default function AddOnDrawer({ shopid, addOn, isOpen, onClose }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const { itemid, dealid, subs, label, is_gift: isGift } = addOn;
  const deals = itemOffersApi.useGetItemDealsQuery({ shopid, itemid });
  const offered = deals.data?.add_on_deals.find((deal) => deal.dealid === dealid)?.sub_items ?? [];
  const options = offered.flatMap((option) => {
    const left = subs.find((sub) => sub.itemid === option.item.itemid)?.left;
    return left === undefined ? [] : [{ ...option, left }];
  });
  return (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={t(isGift ? 'choose_gift' : 'choose_add_on')}
      description={label}
    >
      {deals.isError && !deals.data ? (
        <ErrorState onRetry={() => void deals.refetch()} retrying={deals.isFetching} />
      ) : null}
      {deals.isLoading ? <OptionsSkeleton /> : null}
      {deals.data && options.length === 0 ? (
        <EmptyState illustration="basket" title={t('add_ons_taken')} headingLevel="h3" />
      ) : null}
      <ul className={styles.options}>
        {options.map((option) => (
          <AddOnOption key={option.item.itemid} dealid={dealid} option={option} />
        ))}
      </ul>
    </Drawer>
  );
}
