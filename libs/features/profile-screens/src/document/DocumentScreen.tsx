import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { EmptyState, Notice, Stack } from '@pasar/design-system';
import { memberDocuments } from '@pasar/markets';
import { useScreenContext, useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { NumberForm } from '../shared/NumberForm.tsx';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

/** The identity document that the market's parcels and invoices require; explains if the market requires none. */
export function DocumentScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const { market } = useScreenContext();
  const query = profileApi.useGetProfileQuery();
  const kinds = memberDocuments[market.code].identity;
  if (!kinds)
    return (
      <ProfilePage title={t('document')} bare>
        <EmptyState title={t('no_document_title')} text={t('no_document_text')} />
      </ProfilePage>
    );
  return (
    <ProfilePage title={t('document')} lead={t('document_lead')}>
      <WhenLoaded query={query}>
        {(profile) => <DocumentForm key={profile.document?.number} {...{ profile, kinds }} />}
      </WhenLoaded>
    </ProfilePage>
  );
}

type FormProps = Pick<Parameters<typeof NumberForm>[0], 'kinds'> & { readonly profile: Profile };

function DocumentForm({ profile, kinds }: FormProps): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const [save] = profileApi.useSaveDocumentMutation();
  const call = useMemberCall('document-save', save);
  return (
    <Stack gap="lg">
      {profile.document ? (
        <Notice tone="info">{t('saved_number', { number: profile.document.number })}</Notice>
      ) : null}
      <NumberForm
        kinds={kinds}
        name={profile.document?.name ?? profile.name}
        submitLabel={t('save')}
        busy={call.busy}
        failure={<Failure text={call.failure} />}
        onSubmit={async (values) => {
          if (await call.send(values)) toast({ message: t('saved'), kind: 'success' });
        }}
      />
    </Stack>
  );
}
