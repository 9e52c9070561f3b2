import type { ApiError } from '@pasar/base-api';
import { cartApi } from '@pasar/cart-api';
import { ButtonLink, Container, EmptyState, ErrorState } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { buildPath, loginPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { CartContent } from './CartContent.tsx';
import styles from './CartScreen.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { usePreloadedFailures } from './use-preloaded-failures.ts';
import { useRefetchWhenVisible } from './use-refetch-when-visible.ts';

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

/** Where only members have a cart, or the session has ended. */
const isNotLoggedIn = (error: unknown): boolean =>
  (error as ApiError | undefined)?.code === errorCodes.NOT_LOGGED_IN;

function CartBody(): ReactElement {
  const { data, error, isFetching, refetch } = cartApi.useGetCartQuery();
  useRefetchWhenVisible(refetch);
  usePreloadedFailures();
  if (!data && isNotLoggedIn(error)) return <SignedOut />;
  if (error && !data) return <ErrorState onRetry={refetch} retrying={isFetching} />;
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
