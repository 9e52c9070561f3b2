import { userRole } from '@pasar/account';
import { useSession } from '@pasar/account-api';
import type { AccountInfo } from '@pasar/account-api';
import { ButtonLink, EmptyState, Skeleton } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ComponentType, ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Facts } from '../shared/Facts.tsx';
import { ToolPage } from '../shared/ToolPage.tsx';
import { AddressChoice, AddressTexts } from './DemoAddresses.tsx';
import { demoViews } from './demo-views.data.ts';
import type { DemoRoute, DemoView } from './demo-views.data.ts';

/** A demo page: data of the signed-in member, or a link to sign in. */
export function DemoScreen({ input }: ScreenComponentProps<DemoRoute>): ReactElement {
  const { title, lead, shows } = demoViews[input.route];
  return (
    <ToolPage title={title} lead={lead}>
      <Member view={shows} />
    </ToolPage>
  );
}

function Member({ view }: { readonly view: DemoView }): ReactElement {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status === 'unknown') return <Skeleton shape="block" />;
  if (session.status === 'not-logged-in')
    return (
      <EmptyState
        title="Sign in to see this page"
        text="Any test account will do: npm start prints them."
        action={<ButtonLink to={loginPath(pathname)}>Sign in</ButtonLink>}
      />
    );
  const View = views[view];
  return <View account={session.account} />;
}

type ViewProps = { readonly account: AccountInfo };

const AccountFacts = ({ account }: ViewProps): ReactElement => (
  <Facts
    facts={{
      'User id': account.userid,
      Username: account.username,
      'Shop id': account.shopid,
      'E-mail confirmed': account.email_verified,
      'Phone confirmed': account.phone_verified,
      'Has a password': account.has_password,
      Role: userRole('logged-in', account),
      'Default address': account.default_address,
    }}
  />
);

function SessionFacts({ account }: ViewProps): ReactElement {
  const { market, language, platform, environment } = useScreenContext();
  return (
    <Facts
      facts={{
        'User id': account.userid,
        Market: market.code,
        Language: language,
        Platform: platform,
        Environment: environment,
      }}
    />
  );
}

const views: Readonly<Record<DemoView, ComponentType<ViewProps>>> = {
  account: AccountFacts,
  addresses: AddressTexts,
  'address-choice': AddressChoice,
  session: SessionFacts,
};
