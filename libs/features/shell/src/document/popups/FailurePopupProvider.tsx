import type { AppDispatch } from '@pasar/base-api';
import { lazyPart, useWords } from '@pasar/design-system';
import { FailureProvider, useScreenContext } from '@pasar/screen-kit';
import type { FailurePort } from '@pasar/screen-kit';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';

const ErrorPopup = lazyPart(() => import('./ErrorPopup.tsx'));

type Popup = { readonly message: string; readonly open: boolean };

/** Provides the popup for errors that must be dismissed; its chunk is loaded with the first error. */
export function FailurePopupProvider({ children }: { readonly children: ReactNode }) {
  const [popup, setPopup] = useState<Popup>();
  const { market } = useScreenContext();
  const dispatch = useDispatch<AppDispatch>();
  const words = useWords();
  const [port] = useState<FailurePort>(() => ({
    popup: (message) => setPopup({ message, open: true }),
    loadSteps: async () => (await import('./failure-steps.ts')).createFailureSteps(market, dispatch),
    nextStepLabel: words('continue'),
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
