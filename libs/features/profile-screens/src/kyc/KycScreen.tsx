import type { Kyc } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { ButtonLink, EmptyState, Notice, Stack } from '@pasar/design-system';
import { memberDocuments } from '@pasar/markets';
import type { KycSide } from '@pasar/markets';
import { useRefetchWhile, useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Failure } from '../shared/Failure.tsx';
import { NumberForm } from '../shared/NumberForm.tsx';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';
import { useNext } from '../shared/use-next.ts';
import { KycPicture } from './KycPicture.tsx';

/** Verifies a member's identity by a document: pictures, number and name. Leads back to where it was asked for, once it is sent. */
export function KycScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const words = useTranslation('design-system').t;
  const { market } = useScreenContext();
  const query = profileApi.useGetKycQuery();
  useRefetchWhile(query.data?.status === 'in-review', query.refetch);
  const next = useNext(useLocation().search);
  const { kycSides = [], identity = [] } = memberDocuments[market.code];
  return (
    <ProfilePage title={t('kyc')} lead={t('kyc_lead')}>
      <WhenLoaded query={query}>
        {(kyc) =>
          kyc.status === 'in-review' || kyc.status === 'approved' ? (
            <EmptyState
              illustration={kyc.status === 'approved' ? 'lock' : 'lens'}
              title={t(`kyc_${kyc.status}_title`)}
              text={t(`kyc_${kyc.status}_text`, { name: kyc.name, number: kyc.number })}
              action={next ? <ButtonLink to={next}>{words('continue')}</ButtonLink> : null}
            />
          ) : (
            <KycForm kyc={kyc} sides={kycSides} kinds={identity} />
          )
        }
      </WhenLoaded>
    </ProfilePage>
  );
}

type FormProps = Pick<Parameters<typeof NumberForm>[0], 'kinds'> & {
  readonly kyc: Kyc;
  readonly sides: readonly KycSide[];
};

function KycForm({ kyc, sides, kinds }: FormProps): ReactElement {
  const { t } = useTranslation('profile-screens');
  const [submit] = profileApi.useSubmitKycMutation();
  const call = useMemberCall('kyc-submit', submit);
  const [isTooEarly, setIsTooEarly] = useState(false);
  const isComplete = kyc.pictures.length === sides.length;
  return (
    <Stack gap="xl">
      {kyc.refusal_reason ? (
        <Notice tone="warning" title={t('kyc_refused_title')}>
          {t(`kyc_refused_${kyc.refusal_reason}`)}
        </Notice>
      ) : null}
      {sides.map((side) => (
        <KycPicture key={side} side={side} isThere={kyc.pictures.includes(side)} />
      ))}
      <NumberForm
        kinds={kinds}
        name={kyc.name}
        submitLabel={t('kyc_submit')}
        busy={call.busy}
        failure={
          <Failure text={call.failure ?? (isTooEarly && !isComplete ? t('kyc_pictures_first') : undefined)} />
        }
        onSubmit={async (values) => {
          setIsTooEarly(!isComplete);
          if (isComplete) await call.send(values);
        }}
      />
    </Stack>
  );
}
