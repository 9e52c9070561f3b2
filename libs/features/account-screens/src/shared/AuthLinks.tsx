import { carriedQuery } from '@pasar/account';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './OtherWay.module.css';

/** Sign-in and sign-up pages that link to each other and need no parameters. */
export type AuthRoute =
  | 'buyer-login'
  | 'buyer-login-otp'
  | 'buyer-login-qr'
  | 'wallet-provider-login'
  | 'authenticate-whatsapp'
  | 'buyer-signup'
  | 'buyer-login-signup-legacy'
  | 'buyer-reset'
  | 'forgot-password'
  | 'seller-login'
  | 'seller-login-otp'
  | 'seller-login-qr'
  | 'seller-signup';

export type AuthLink = { readonly route: AuthRoute; readonly textKey: string };

type Props = { readonly query: string; readonly links: readonly AuthLink[] };

/** Links to other sign-in pages, with the query that is carried between them. @spec auth-query-carry */
export function AuthLinks({ query, links }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <ul className={styles.list}>
      {links.map(({ route, textKey }) => (
        <li key={route} className={styles.other}>
          <Link to={buildPath(route, {}, carriedQuery(query))}>{t(textKey)}</Link>
        </li>
      ))}
    </ul>
  );
}
