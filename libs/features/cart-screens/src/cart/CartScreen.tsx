import { useSession } from '@pasar/account-api';
import { cartApi } from '@pasar/cart-api';
import { ButtonLink, Container, EmptyState, ErrorState } from '@pasar/design-system';
import { buildPath, loginPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { CartContent } from './CartContent.tsx';
import styles from './CartScreen.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';

/** The cart with its lines by shop, and the checkout button. */
export function CartScreen(): ReactElement {
  const { t } = useTranslation('cart-screens');
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{t('cart')}</h1>
      <CartBody />
    </Container>
  );
}

function CartBody(): ReactElement {
  const session = useSession();
  const { data, isError, isFetching, refetch } = cartApi.useGetCartQuery();
  if (session.status === 'not-logged-in') return <SignedOut />;
  if (isError && !data) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <CartSkeleton />;
  return (
    <>
      <CartContent cart={data} />
      <Recommendations />
    </>
  );
}

function SignedOut(): ReactElement {
  const { t } = useTranslation('cart-screens');
  return (
    <EmptyState
      illustration="basket"
      title={t('signed_out_title')}
      text={t('signed_out_text')}
      action={<ButtonLink to={loginPath(buildPath('cart', {}))}>{t('sign_in')}</ButtonLink>}
    />
  );
}
