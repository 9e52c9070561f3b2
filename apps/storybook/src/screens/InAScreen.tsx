import type { Store } from '@pasar/base-api';
import { ToastViewport } from '@pasar/design-system';
import { FormatProvider, formatOf, ScreenContextProvider, ToastProvider } from '@pasar/screen-kit';
import type { ScreenContext, Toast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';

export type InAScreenProps = {
  readonly context: ScreenContext;
  readonly store: Store;
  readonly children: ReactNode;
};

const toneOf = { info: 'info', success: 'success', error: 'danger' } as const;

/** Provides what a shell gives a screen: store, context, formats and toasts. */
export function InAScreen({ context, store, children }: InAScreenProps): ReactElement {
  const [toast, setToast] = useState<Toast | null>(null);
  const content = toast && { id: 'toast', text: toast.message, tone: toneOf[toast.kind ?? 'info'] };
  return (
    <Provider store={store}>
      <ScreenContextProvider value={context}>
        <FormatProvider value={formatOf(context.market, context.language)}>
          <ToastProvider value={setToast}>{children}</ToastProvider>
          <ToastViewport toast={content} onDismiss={() => setToast(null)} />
        </FormatProvider>
      </ScreenContextProvider>
    </Provider>
  );
}
