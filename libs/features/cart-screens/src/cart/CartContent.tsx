import type { Cart } from '@pasar/cart-api';
import { ButtonLink, EmptyState, Stack, lazyPart } from '@pasar/design-system';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { modelButtonId } from '../models/model-button-id.ts';
import { useModelChoice } from '../models/use-model-choice.ts';
import styles from './CartContent.module.css';
import { CartNotices } from './CartNotices.tsx';
import { CartSavings } from './CartSavings.tsx';
import { CartShopCard } from './CartShopCard.tsx';
import { CartSummary } from './CartSummary.tsx';
import { SavedLines } from '../saved/SavedLines.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { GuestNote } from './GuestNote.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartSavings } from './use-cart-savings.ts';

const ModelDrawer = lazyPart(() => import('../models/ModelDrawer.tsx'));

/** The shops with their lines, and the summary beside them (desktop) or below (mobile). */
export function CartContent({ cart }: { readonly cart: Cart }): ReactElement {
  const changes = useCartChanges();
  const choice = useModelChoice(cart);
  const savings = useCartSavings(cart);
  const [usesCoins, setUsesCoins] = useState(false);
  return (
    <div className={styles.content}>
      <Stack gap="md" className={styles.lists}>
        <GuestNote />
        {changes.removed ? <RemovedNotice removed={changes.removed} onUndo={changes.undoRemove} /> : null}
        <CartNotices cart={cart} changes={changes} />
        {cart.shops.length > 0 ? <FreeDelivery cart={cart} /> : null}
        {cart.shops.map((shop) => (
          <CartShopCard key={shop.shopid} shop={shop} changes={changes} onChooseModel={choice.open} />
        ))}
        {cart.shops.length === 0 ? <EmptyCart /> : null}
        <CartSavings shops={cart.shops} savings={savings} usesCoins={usesCoins} onUseCoins={setUsesCoins} />
        <SavedLines changes={changes} />
      </Stack>
      {choice.line ? (
        <Suspense fallback={null}>
          <ModelDrawer key={modelButtonId(choice.line)} cart={cart} line={choice.line} choice={choice} />
        </Suspense>
      ) : null}
      {cart.shops.length > 0 ? (
        <CartSummary cart={cart} changes={changes} savings={savings} usesCoins={usesCoins} />
      ) : null}
    </div>
  );
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
