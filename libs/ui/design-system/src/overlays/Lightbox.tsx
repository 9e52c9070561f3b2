import { Suspense, lazy } from 'react';
import type { ReactElement } from 'react';
import type { LightboxProps } from './lightbox-props.ts';
import { useOnceOpen } from './use-once-open.ts';

const loadBody = () => import('./LightboxBody.tsx');
const LightboxBody = lazy(loadBody);

/** Fetches what the lightbox needs, so that it opens at once; for the first sign of intent. */
export const preloadLightbox = (): void => void loadBody().catch(() => undefined);

/** Pictures as large as the window: swiped, pinched, or turned by keys. Holds the focus; closes on Escape. */
export function Lightbox(props: LightboxProps): ReactElement | null {
  const opened = useOnceOpen(props.open);
  return opened ? (
    <Suspense fallback={null}>
      <LightboxBody {...props} />
    </Suspense>
  ) : null;
}
