import { accountApi, useSession } from '@pasar/account-api';
import { Button, Container, Skeleton, Stack } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useShowFailure } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './AccountScreen.module.css';
import { AccountTile } from './AccountTile.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** Links of the account page: text key, icon, address. */
const links: readonly (readonly [string, IconName, string])[] = [
  ['my_purchases', 'package', buildPath('purchase-list', {})],
  ['my_cart', 'cart', buildPath('cart', {})],
  ['my_likes', 'heart', buildPath('user-my-likes')],
  ['my_vouchers', 'ticket', buildPath('user-voucher-wallet')],
  ['buy_again', 'refresh', buildPath('buy-again')],
  ['addresses', 'truck', buildPath('user-account-address', {})],
];

/** The account's profile, links and sign-out. */
export function AccountScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  const session = useSession();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [signOut, { isLoading }] = accountApi.useSignOutMutation();
  const signOutAndLeave = async () => {
    const { error } = await signOut();
    if (error) return showFailure({ call: 'sign-out', error, fallbackMessage: t('failure_other') });
    return navigate('/');
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
          {links.map(([textKey, icon, to]) => (
            <AccountTile key={textKey} icon={icon} title={t(textKey)} text={t(`${textKey}_text`)} to={to} />
          ))}
        </nav>
        <Button variant="quiet" loading={isLoading} onClick={() => void signOutAndLeave()}>
          {t('sign_out')}
        </Button>
      </Stack>
    </Container>
  );
}
