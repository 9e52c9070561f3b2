import { passwordSignInApi } from '@pasar/account-api';
import { Icon, Menu, useWords } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useShowFailure } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The pages that members open most often, and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation('layout');
  const words = useWords();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [signOut] = passwordSignInApi.useSignOutMutation();
  const signOutAndLeave = async () => {
    const { error } = await signOut();
    if (error) return showFailure({ call: 'sign-out', error, fallbackMessage: words('error_title') });
    return navigate(buildPath('home', {}));
  };
  return (
    <Menu
      trigger={<Icon name="chevron-down" size="sm" />}
      label={t('account_menu')}
      entries={[
        { label: t('my_purchases'), icon: 'package', to: buildPath('purchase-list') },
        { label: t('my_vouchers'), icon: 'ticket', to: buildPath('user-voucher-wallet') },
        { label: t('my_likes'), icon: 'heart', to: buildPath('user-my-likes') },
        { label: t('my_settings'), icon: 'shield', to: buildPath('user-setting') },
        { label: t('sign_out'), icon: 'sign-out', onSelect: () => void signOutAndLeave() },
      ]}
    />
  );
}
