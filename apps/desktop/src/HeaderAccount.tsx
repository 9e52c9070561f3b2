import { AccountLinks, MemberLinks } from '@pasar/layout';
import { formatUnreadCount } from '@pasar/notification';
import { useUnreadCount } from '@pasar/notification-list';
import { buildPath } from '@pasar/routing-table';
import { useMember } from '@pasar/shell';
import { AccountMenu } from './AccountMenu.tsx';

/** The links to sign in and sign up or, for a member, to notifications and the account, with its menu. */
export default function HeaderAccount() {
  const { username, loginPath, signUpPath } = useMember();
  const unread = formatUnreadCount(useUnreadCount(username !== undefined));
  if (username === undefined) return <AccountLinks signInTo={loginPath} signUpTo={signUpPath} />;
  return (
    <MemberLinks
      username={username}
      userTo={buildPath('user', {})}
      notificationsTo={buildPath('user-notifications')}
      unread={unread}
      menu={<AccountMenu />}
    />
  );
}
