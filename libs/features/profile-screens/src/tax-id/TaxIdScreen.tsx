import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { Button, Notice, Stack, TextField } from '@pasar/design-system';
import { describeDocument, documentName, memberDocuments } from '@pasar/markets';
import { CustomerServiceLink, useListText, useScreenContext, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

/** The tax number shown on the market's invoices. */
export function TaxIdScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useGetProfileQuery();
  return (
    <ProfilePage title={t('tax_id')} lead={t('tax_id_lead')}>
      <WhenLoaded query={query}>{(profile) => <TaxIdForm profile={profile} />}</WhenLoaded>
    </ProfilePage>
  );
}

function TaxIdForm({ profile }: { readonly profile: Profile }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const { market, language } = useScreenContext();
  const list = useListText();
  const kinds = memberDocuments[market.code].taxNumbers;
  const [change] = profileApi.useChangeTaxIdMutation();
  const call = useMemberCall('change-tax-id', change);
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { new_tax_id: '' } });
  const submit = async ({ new_tax_id }: { new_tax_id: string }) => {
    if (!(await call.send({ new_tax_id: new_tax_id.trim() }))) return;
    reset();
    toast({ message: t('saved'), kind: 'success' });
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="lg">
        {profile.tax_id ? <Notice tone="info">{t('saved_number', { number: profile.tax_id })}</Notice> : null}
        <TextField
          label={kinds.map((kind) => documentName(kind, language)).join(' / ')}
          hint={t('example', {
            example: list(
              kinds.map((kind) => describeDocument(kind).example),
              'disjunction',
            ),
          })}
          autoComplete="off"
          maxLength={40}
          error={formState.errors.new_tax_id ? t('fault_required') : undefined}
          {...register('new_tax_id', { validate: (text) => text.trim() !== '' })}
        />
        <Failure text={call.failure} action={call.needsSupport ? <CustomerServiceLink /> : undefined} />
        <Button type="submit" block loading={call.busy}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
