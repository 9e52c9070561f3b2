import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { LightboxProps } from './lightbox-props.ts';
import { useOnceOpen } from './use-once-open.ts';

const loadBody = () => import('./LightboxBody.tsx');
const LightboxBody = lazyPart(loadBody);

/** Preloads the lightbox on the first hover or focus, so that it opens at once. */
export const preloadLightbox = (): void => void loadBody().catch(() => undefined);

/** Full-screen pictures: swipe, pinch or use the keyboard. Traps the focus; closes on Escape. */
export function Lightbox(props: LightboxProps): ReactElement | null {
  const opened = useOnceOpen(props.open);
  return opened ? (
    <Suspense fallback={null}>
      <LightboxBody {...props} />
    </Suspense>
  ) : null;
}
