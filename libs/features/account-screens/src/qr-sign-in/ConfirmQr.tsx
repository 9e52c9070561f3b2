import { useSession } from '@pasar/account-api';
import { ButtonLink, FormPage, Notice, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerQr } from './AnswerQr.tsx';

type Props = {
  readonly token: string;
  /** The path of this page. */
  readonly path: string;
};

/** The page that the QR code opens: the member sees which browser asks to sign in, and confirms or rejects. */
export function ConfirmQr({ token, path }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const session = useSession();
  return (
    <FormPage title={t('qr_confirm_title')} lead={t('qr_confirm_lead')}>
      {session.status === 'logged-in' ? (
        <AnswerQr token={token} username={session.account.username} />
      ) : session.status === 'unknown' ? (
        <Skeleton shape="block" />
      ) : (
        <Stack gap="lg">
          <Notice tone="info">{t('qr_sign_in_first')}</Notice>
          <ButtonLink size="lg" block to={buildPath('buyer-login', {}, { next: `${path}#token=${token}` })}>
            {t('sign_in')}
          </ButtonLink>
        </Stack>
      )}
    </FormPage>
  );
}
