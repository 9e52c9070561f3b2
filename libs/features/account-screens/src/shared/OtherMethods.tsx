import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { carriedQuery } from '@pasar/account';
import { ProviderButton } from '@pasar/auth-forms';
import { ButtonLink, Stack } from '@pasar/design-system';
import { accountRules } from '@pasar/markets';
import type { SignInMethod } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OtherMethods.module.css';
import { methodPages } from './sign-in-methods.data.ts';
import type { SignInRole } from './sign-in-methods.data.ts';

type Props = {
  readonly role: SignInRole;
  readonly query: string;
  /** The method that this page offers. */
  readonly current: SignInMethod;
};

/** The market's other sign-in methods, in its order. */
export function OtherMethods({ role, query, current }: Props): ReactElement | null {
  const { t } = useTranslation('account-screens');
  const { market } = useScreenContext();
  const rules = accountRules[market.code];
  const methods = role === 'seller' ? rules.sellerSignInMethods : rules.signInMethods;
  const others = methods.filter((method) => method !== current && method !== 'passkey');
  if (others.length === 0) return null;
  return (
    <Stack gap="md">
      <p className={styles.or}>{t('or')}</p>
      {others.map((method) => (
        <Method key={method} method={method} role={role} query={query} />
      ))}
    </Stack>
  );
}

type MethodProps = Omit<Props, 'current'> & { readonly method: SignInMethod };

function Method({ method, role, query }: MethodProps): ReactElement | null {
  const { t } = useTranslation('account-screens');
  const { data } = socialSignInApi.useListIdentityProvidersQuery();
  const providers = data?.providers ?? [];
  if (method === 'passkey') return null;
  if (method === 'social') {
    const social = providers.filter(({ kind }) => kind === 'social');
    return (
      <>
        {social.map((provider) => (
          <ProviderButton key={provider.id} provider={provider} query={query} />
        ))}
      </>
    );
  }
  if (method === 'wallet' && !providers.some(({ kind }) => kind === 'wallet')) return null;
  const { textKey, icon, routes } = methodPages[method];
  const route = routes[role];
  return route ? (
    <ButtonLink variant="secondary" block icon={icon} to={buildPath(route, {}, carriedQuery(query))}>
      {t(textKey)}
    </ButtonLink>
  ) : null;
}
