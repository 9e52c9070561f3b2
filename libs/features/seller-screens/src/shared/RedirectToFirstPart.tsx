import { Skeleton } from '@pasar/design-system';
import type { OwnShop } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { NotAllowed } from './NotAllowed.tsx';
import { listOpenParts } from './portal-parts.data.ts';
import styles from './PortalPage.module.css';

/** Opens the first section that the member's role may open; until the browser has taken over, the menu links to it. */
export function RedirectToFirstPart({ shop }: { readonly shop: OwnShop }): ReactElement {
  const navigate = useNavigate();
  const [part] = listOpenParts(shop.role);
  const to = part && buildPath(part.route);
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [navigate, to]);
  return to ? <Skeleton shape="block" className={styles.loading} /> : <NotAllowed shop={shop} />;
}
