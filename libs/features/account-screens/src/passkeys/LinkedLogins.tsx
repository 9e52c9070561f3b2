import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { ProviderButton } from '@pasar/auth-forms';
import { Card, ErrorState, Skeleton, Stack } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PasskeysScreen.module.css';
import { RemoveButton } from './RemoveButton.tsx';

/** Returns to this page after linking. */
const returnHere = 'next=%2Fuser%2Faccount%2Fpasskeys';

/** The identity providers that are linked to this account, and the market's others to link. */
export function LinkedLogins(): ReactElement | null {
  const { t } = useTranslation('account-screens');
  const { data, isError, isFetching, refetch } = socialSignInApi.useListLinkedIdentitiesQuery();
  const { data: offered } = socialSignInApi.useListIdentityProvidersQuery();
  if (isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" className={styles.skeleton} />;
  const linked = new Set(data.identities.map(({ provider }) => provider));
  const others = offered?.providers.filter(({ id }) => !linked.has(id)) ?? [];
  if (data.identities.length === 0 && others.length === 0) return null;
  return (
    <Stack gap="md">
      <h2 className={styles.subtitle}>{t('linked_logins')}</h2>
      {data.identities.map((identity) => (
        <LinkedLogin key={`${identity.provider} ${identity.ctime}`} identity={identity} />
      ))}
      {others.map((provider) => (
        <ProviderButton key={provider.id} provider={provider} query={returnHere}>
          {t('bind_title', { provider: provider.name })}
        </ProviderButton>
      ))}
    </Stack>
  );
}

type Props = {
  readonly identity: {
    readonly provider: string;
    readonly name: string;
    readonly label: string;
    readonly ctime: number;
  };
};

function LinkedLogin({ identity: { provider, name, label, ctime } }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const format = useFormat();
  const [unlink] = socialSignInApi.useUnlinkIdentityMutation();
  return (
    <Card className={styles.row}>
      <span className={styles.words}>
        <strong>{name}</strong>
        {label ? <span className={styles.muted}>{label}</span> : null}
        <span className={styles.muted}>{t('passkey_added', { date: format.date(ctime * secondMs) })}</span>
      </span>
      <RemoveButton
        label={t('unlink')}
        question={t('unlink_question', { name })}
        text={t('unlink_text')}
        done={t('unlinked')}
        onRemove={() => unlink({ provider })}
      />
    </Card>
  );
}
