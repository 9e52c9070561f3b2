import { profileApi } from '@pasar/account-api/profile';
import { Stack } from '@pasar/design-system';
import type { KycSide } from '@pasar/markets';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureInput } from '../shared/PictureInput.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';
import styles from './KycPicture.module.css';

type Props = { readonly side: KycSide; readonly isThere: boolean };

/** A picture of the document, visible only to its owner. */
export function KycPicture({ side, isThere }: Props): ReactElement {
  const { t } = useTranslation('profile-screens');
  const { currentData } = profileApi.useReadKycPictureQuery(side, { skip: !isThere });
  const [upload] = profileApi.useUploadKycPictureMutation();
  const call = useMemberCall('kyc-upload-picture', (file: Blob) => upload({ side, file }));
  const title = t(`kyc_side_${side}`);
  return (
    <Stack gap="sm">
      <h2 className={styles.title}>{title}</h2>
      {isThere && currentData ? (
        <img className={styles.picture} src={`data:image/webp;base64,${currentData.content}`} alt={title} />
      ) : null}
      <PictureInput
        label={t(isThere ? 'replace_picture' : 'add_picture')}
        busy={call.busy}
        failure={call.failure}
        onPick={(file) => void call.send(file)}
      />
    </Stack>
  );
}
