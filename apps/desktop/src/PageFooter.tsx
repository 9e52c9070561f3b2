import { useWords } from '@pasar/design-system';
import { Footer } from '@pasar/layout';
import { customerServicePage } from '@pasar/page-shell-rules';
import { buildPath } from '@pasar/routing-table';
import { useMarketsAndLanguages, useMember, usePrivacyLinks } from '@pasar/shell';
import { useTranslation } from 'react-i18next';

/** A constant, so that server and browser render the same text. */
const year = 2026;

export function PageFooter() {
  const { t } = useTranslation('layout');
  const words = useWords();
  const { markets } = useMarketsAndLanguages();
  const { username, loginPath, signUpPath } = useMember();
  const privacyLinks = usePrivacyLinks();
  const columns = [
    {
      title: t('main_menu'),
      links: [
        { label: t('home'), to: buildPath('home', {}) },
        { label: t('categories'), to: buildPath('all-categories', {}) },
        { label: t('campaigns'), to: buildPath('campaigns', {}) },
        { label: t('cart'), to: buildPath('cart', {}) },
      ],
    },
    {
      title: t('account'),
      links: [
        ...(username
          ? [{ label: t('me'), to: buildPath('user', {}) }]
          : [
              { label: t('sign_in'), to: loginPath },
              { label: t('sign_up'), to: signUpPath },
            ]),
        { label: t('seller_centre'), to: buildPath('seller-orders') },
        { label: words('customer_service'), to: customerServicePage },
        ...privacyLinks.map(({ labelKey, to }) => ({ label: t(labelKey), to })),
      ],
    },
  ];
  return <Footer columns={columns} markets={markets} year={year} />;
}
