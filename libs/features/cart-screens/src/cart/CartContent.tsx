import type { Cart } from '@pasar/cart-api';
import { Button, ButtonLink, EmptyState, Notice, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CartContent.module.css';
import { CartShopCard } from './CartShopCard.tsx';
import { CartSummary } from './CartSummary.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import type { CartChanges } from './use-cart-changes.ts';

/** The shops with their lines, and the sum beside (desktop) or below (mobile). */
export function CartContent({ cart }: { readonly cart: Cart }): ReactElement {
  const changes = useCartChanges();
  return (
    <div className={styles.content}>
      <Stack gap="md" className={styles.lists}>
        <Removed changes={changes} />
        {cart.shops.map((shop) => (
          <CartShopCard key={shop.shopid} shop={shop} changes={changes} />
        ))}
        {cart.shops.length === 0 ? <EmptyCart /> : null}
      </Stack>
      {cart.shops.length > 0 ? <CartSummary cart={cart} changes={changes} /> : null}
    </div>
  );
}

function Removed({ changes }: { readonly changes: CartChanges }): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  return changes.removed ? (
    <Notice
      announce
      action={
        <Button size="sm" variant="quiet" onClick={changes.putBack}>
          {t('undo')}
        </Button>
      }
    >
      {t('removed', { name: changes.removed.name })}
    </Notice>
  ) : null;
}

function EmptyCart(): ReactElement {
  const { t } = useTranslation('cart-screens');
  return (
    <EmptyState
      illustration="basket"
      title={t('empty_title')}
      text={t('empty_text')}
      action={<ButtonLink to="/">{t('start_shopping')}</ButtonLink>}
    />
  );
}
