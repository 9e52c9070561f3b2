import { selectManifestCall } from '@pasar/catalogue-api';
import { CardPlaceProvider } from '@pasar/item-card';
import { useScreenContext } from '@pasar/screen';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

type CardSurroundingsProps = { readonly pathname: string; readonly children: ReactNode };

/** What decides on the badges of a screen's cards besides their items: market, path, toggles, the operator's manifests. */
export function CardSurroundings({ pathname, children }: CardSurroundingsProps) {
  const { market, origin, toggles } = useScreenContext();
  const manifests = useSelector(selectManifestCall);
  const place = useMemo(
    () => ({ market: market.code, path: pathname, host: new URL(origin).host, toggles, manifests }),
    [market, pathname, origin, toggles, manifests],
  );
  return <CardPlaceProvider place={place}>{children}</CardPlaceProvider>;
}
