import { profileApi } from '@pasar/account-api/profile';
import { EmptyState, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';

/** The saved cards, the default one first. */
export function PaymentMethodsScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useListSavedPaymentMethodsQuery();
  return (
    <ProfilePage title={t('payment_methods')} lead={t('payment_lead')} bare>
      <WhenLoaded query={query}>
        {({ methods }) =>
          methods.length === 0 ? (
            <EmptyState title={t('no_cards_title')} text={t('no_cards_text')} />
          ) : (
            <Stack gap="md">
              {methods.map((method) => (
                <PaymentMethodCard key={method.id} method={method} />
              ))}
            </Stack>
          )
        }
      </WhenLoaded>
    </ProfilePage>
  );
}
