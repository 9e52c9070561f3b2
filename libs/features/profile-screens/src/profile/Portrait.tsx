import { profileApi } from '@pasar/account-api/profile';
import { pictureUrl } from '@pasar/design-system';
import { pictureLimits } from '@pasar/account';
import { useToast } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureInput } from '../shared/PictureInput.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';
import styles from './Portrait.module.css';

const megabytes = pictureLimits.maxBytes / (1024 * 1024);

/** The member's picture, with a button to add or change it. */
export function Portrait({
  portrait,
  username,
}: {
  readonly portrait: string;
  readonly username: string;
}): ReactElement {
  const { t } = useTranslation('profile-screens');
  const toast = useToast();
  const [upload] = profileApi.useUploadPortraitMutation();
  const { send, busy, failure } = useMemberCall('portrait-upload', (file: Blob) => upload(file));
  const pick = async (file: File) => {
    if (await send(file)) toast({ message: t('saved'), kind: 'success' });
  };
  return (
    <div className={styles.row}>
      {portrait ? (
        <img
          className={styles.picture}
          src={pictureUrl(portrait, 160)}
          alt={t('your_picture')}
          width={80}
          height={80}
        />
      ) : (
        <span className={styles.picture} aria-hidden="true">
          {username.slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className={styles.words}>
        <PictureInput
          label={t(portrait ? 'change_picture' : 'add_picture')}
          busy={busy}
          failure={failure}
          onPick={(file) => void pick(file)}
        />
        <p className={styles.hint}>{t('picture_hint', { megabytes })}</p>
      </div>
    </div>
  );
}
