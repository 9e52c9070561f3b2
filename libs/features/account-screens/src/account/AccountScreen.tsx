import { accountApi, useSession } from '@pasar/account-api';
import { Button, Container, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './AccountScreen.module.css';
import { AccountTile } from './AccountTile.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** Who one is here, and the ways to what is one's own. */
export function AccountScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  const session = useSession();
  const navigate = useNavigate();
  const [signOut, { isLoading }] = accountApi.useSignOutMutation();
  const leave = async () => {
    const { error } = await signOut();
    if (!error) void navigate('/');
  };
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <h1 className={styles.title}>{t('my_account')}</h1>
        {session.status === 'logged-in' ? (
          <ProfileCard account={session.account} />
        ) : (
          <Skeleton shape="block" className={styles.skeleton} />
        )}
        <nav className={styles.tiles} aria-label={t('my_account')}>
          <AccountTile
            icon="package"
            title={t('my_purchases')}
            text={t('my_purchases_text')}
            to={buildPath('purchase-list', {})}
          />
          <AccountTile icon="cart" title={t('my_cart')} text={t('my_cart_text')} to={buildPath('cart', {})} />
          <AccountTile
            icon="heart"
            title={t('my_likes')}
            text={t('my_likes_text')}
            to={buildPath('user-my-likes')}
          />
          <AccountTile
            icon="ticket"
            title={t('my_vouchers')}
            text={t('my_vouchers_text')}
            to={buildPath('user-voucher-wallet')}
          />
          <AccountTile
            icon="refresh"
            title={t('buy_again')}
            text={t('buy_again_text')}
            to={buildPath('buy-again')}
          />
          <AccountTile
            icon="truck"
            title={t('addresses')}
            text={t('addresses_text')}
            to={buildPath('user-account-address', {})}
          />
        </nav>
        <Button variant="quiet" loading={isLoading} onClick={() => void leave()}>
          {t('sign_out')}
        </Button>
      </Stack>
    </Container>
  );
}
