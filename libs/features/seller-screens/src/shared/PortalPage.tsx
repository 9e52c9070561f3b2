import { isNotFound } from '@pasar/base-api';
import { Container, ErrorState, Skeleton, Stack } from '@pasar/design-system';
import { sellerApi } from '@pasar/order-api';
import type { OwnShop } from '@pasar/order-api';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveTeam } from './LeaveTeam.tsx';
import { NoShop } from './NoShop.tsx';
import { NotAllowed } from './NotAllowed.tsx';
import { RedirectToFirstPart } from './RedirectToFirstPart.tsx';
import { listOpenParts } from './portal-parts.data.ts';
import type { PortalPart } from './portal-parts.data.ts';
import { PortalMenu } from './PortalMenu.tsx';
import styles from './PortalPage.module.css';

type Props = {
  /** The section of the portal that the page belongs to. */
  readonly part: PortalPart;
  /** Whether it is the portal's start, which opens another section for a role that may not open this one. */
  readonly isStart?: boolean;
  readonly children: (shop: OwnShop) => ReactNode;
};

/** A page of the portal, for the team of a shop in this market; a role that may not open it gets a notice, or at the portal's start gets another section. */
export function PortalPage({ part, isStart = false, children }: Props): ReactElement {
  const { data, error, isFetching, refetch } = sellerApi.useGetOwnShopQuery();
  return (
    <Container className={styles.page}>
      {data && !error ? (
        <div className={styles.columns}>
          <div className={styles.side}>
            <ActsFor shop={data} />
            <PortalMenu current={part} role={data.role} />
          </div>
          <Stack gap="lg">
            {mayOpen(data, part) ? (
              children(data)
            ) : isStart ? (
              <RedirectToFirstPart shop={data} />
            ) : (
              <NotAllowed shop={data} />
            )}
          </Stack>
        </div>
      ) : isNotFound(error) ? (
        <NoShop />
      ) : error ? (
        <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" className={styles.loading} />
      )}
    </Container>
  );
}

const mayOpen = ({ role }: OwnShop, part: PortalPart): boolean =>
  listOpenParts(role).some(({ route }) => route === part);

/** The shop for which the member acts, and the role of a member who does not own it. */
function ActsFor({ shop: { name, role } }: { readonly shop: OwnShop }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <div>
      <p className={styles.shop}>{name}</p>
      {role === 'owner' ? null : (
        <div className={styles.role}>
          <span>{t('your_role', { role: t(`role_${role}`) })}</span>
          <LeaveTeam shop={name} />
        </div>
      )}
    </div>
  );
}
