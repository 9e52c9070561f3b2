import { lazyPart, useWords } from '@pasar/design-system';
import { FailureProvider, useScreenContext } from '@pasar/screen-kit';
import type { FailurePort } from '@pasar/screen-kit';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

const ErrorPopup = lazyPart(() => import('./ErrorPopup.tsx'));
const isBuilt: FailurePort['isBuilt'] = async (path) => (await import('./is-built.ts')).isBuilt(path);

type Popup = { readonly message: string; readonly open: boolean };

/** Provides the popup for errors that must be dismissed; its chunk is loaded with the first error. */
export function FailurePopupProvider({ children }: { readonly children: ReactNode }) {
  const [popup, setPopup] = useState<Popup>();
  const { market } = useScreenContext();
  const words = useWords();
  const [port] = useState<FailurePort>(() => ({
    popup: (message) => setPopup({ message, open: true }),
    isBuilt,
    nextStep: {
      label: words('continue'),
      findPath: async (path) => (await import('./market-step-path.ts')).marketStepPath(path, market),
    },
  }));
  return (
    <FailureProvider value={port}>
      {children}
      {popup ? (
        <Suspense fallback={null}>
          <ErrorPopup {...popup} onClose={() => setPopup({ ...popup, open: false })} />
        </Suspense>
      ) : null}
    </FailureProvider>
  );
}
