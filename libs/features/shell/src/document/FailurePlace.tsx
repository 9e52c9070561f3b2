import { FailureProvider } from '@pasar/screen';
import type { FailurePort } from '@pasar/screen';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorPopup } from './ErrorPopup.tsx';

const isBuilt: FailurePort['isBuilt'] = async (path) => (await import('./is-built.ts')).isBuilt(path);

/** Where failures show that a toast is too fleeting for. */
export function FailurePlace({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<string>();
  const port = useMemo(() => ({ popup: setMessage, isBuilt }), []);
  return (
    <FailureProvider value={port}>
      {children}
      <ErrorPopup message={message} onClose={() => setMessage(undefined)} />
    </FailureProvider>
  );
}
