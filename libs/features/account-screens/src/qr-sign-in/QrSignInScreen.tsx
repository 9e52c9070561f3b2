import { FormPage, Skeleton } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useHashToken } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { OtherMethods } from '../shared/OtherMethods.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { ConfirmQr } from './ConfirmQr.tsx';
import { ShowQr } from './ShowQr.tsx';

export type QrSignInRoute = 'buyer-login-qr' | 'seller-login-qr';

const roles = { 'buyer-login-qr': 'buyer', 'seller-login-qr': 'seller' } as const;

/** Sign-in by a QR code that another device confirms. With a token in the fragment, this is the confirming device's page. */
export function QrSignInScreen({ input }: ScreenComponentProps<QrSignInRoute>): ReactElement {
  const { t } = useTranslation('account-screens');
  const token = useHashToken();
  const role = roles[input.route];
  if (token) return <ConfirmQr token={token} path={buildPath(input.route)} />;
  const page = (
    <FormPage title={t('sign_in_by_qr')} lead={t(leadTextKey(input.query, 'qr_lead'))}>
      {token === null ? <ShowQr role={role} /> : <Skeleton shape="block" />}
      <OtherMethods role={role} query={input.query} current="qr" />
    </FormPage>
  );
  return token === null ? <RedirectSignedIn query={input.query}>{page}</RedirectSignedIn> : page;
}
