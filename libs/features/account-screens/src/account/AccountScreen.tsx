import { passwordSignInApi, useSession } from '@pasar/account-api';
import { Button, Card, Container, Skeleton, Stack } from '@pasar/design-system';
import { NotificationBell } from '@pasar/notification-list';
import { useScreenContext, useShowFailure } from '@pasar/screen-kit';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AccountLink } from './AccountLink.tsx';
import { accountLinks, accountTiles } from './account-menu.data.ts';
import styles from './AccountScreen.module.css';
import { AccountTile } from './AccountTile.tsx';
import { findOpenRows } from './find-open-rows.ts';
import { ProfileCard } from './ProfileCard.tsx';

/** The account's profile, links and sign-out. */
export function AccountScreen(): ReactElement {
  const { t } = useTranslation('account-screens');
  const session = useSession();
  const context = useScreenContext();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [signOut, { isLoading }] = passwordSignInApi.useSignOutMutation();
  const signOutAndLeave = async () => {
    const { error } = await signOut();
    if (error) return showFailure({ call: 'sign-out', error, fallbackMessage: t('failure_other') });
    return navigate('/');
  };
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <header className={styles.head}>
          <h1 className={styles.title}>{t('my_account')}</h1>
          <NotificationBell label={t('my_notifications')} />
        </header>
        {session.status === 'logged-in' ? (
          <ProfileCard account={session.account} />
        ) : (
          <Skeleton shape="block" className={styles.skeleton} />
        )}
        <nav className={styles.tiles} aria-label={t('my_account')}>
          {findOpenRows(accountTiles, context).map(({ textKey, icon, route }) => (
            <AccountTile
              key={route}
              icon={icon}
              title={t(textKey)}
              text={t(`${textKey}_text`)}
              to={buildPath(route)}
            />
          ))}
        </nav>
        <nav aria-label={t('account_settings')}>
          <h2 className={styles.subtitle}>{t('account_settings')}</h2>
          <Card as="ul" padding="rows">
            {findOpenRows(accountLinks, context).map(({ textKey, icon, route }) => (
              <li key={route}>
                <AccountLink icon={icon} title={t(textKey)} to={buildPath(route)} />
              </li>
            ))}
          </Card>
        </nav>
        <Button variant="quiet" loading={isLoading} onClick={() => void signOutAndLeave()}>
          {t('sign_out')}
        </Button>
      </Stack>
    </Container>
  );
}
