import { selectManifestCall } from '@pasar/catalogue-api';
import { CardContextProvider, CardViewerProvider, createCardViewerStore } from '@pasar/item-card';
import { useScreenContext } from '@pasar/screen-kit';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useMemberLabels } from './use-member-labels.ts';

type ScreenCardContextProps = { readonly pathname: string; readonly children: ReactNode };

/** Provides the context of card badges: market, path, toggles, the operator's manifests and the viewer. */
export function ScreenCardContext({ pathname, children }: ScreenCardContextProps) {
  const { market, origin, toggles } = useScreenContext();
  const manifests = useSelector(selectManifestCall);
  const context = useMemo(
    () => ({ market: market.code, path: pathname, host: new URL(origin).host, toggles, manifests }),
    [market, pathname, origin, toggles, manifests],
  );
  const [viewers] = useState(createCardViewerStore);
  const { member, Labels } = useMemberLabels();
  return (
    <CardContextProvider context={context}>
      <CardViewerProvider value={viewers}>{children}</CardViewerProvider>
      {member !== undefined && Labels ? <Labels key={member} onViewer={viewers.set} /> : null}
    </CardContextProvider>
  );
}
