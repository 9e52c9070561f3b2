import type { Store } from '@pasar/base-api';
import { ToastViewport } from '@pasar/design-system';
import { FormatProvider, createMarketFormat, ScreenContextProvider, ToastProvider } from '@pasar/screen-kit';
import type { ScreenContext, Toast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';

export type ScreenDecoratorProps = {
  readonly context: ScreenContext;
  readonly store: Store;
  readonly children: ReactNode;
};

const toastTones = { info: 'info', success: 'success', error: 'danger' } as const;

/** Provides what a shell gives a screen: store, context, formats and toasts. */
export function ScreenDecorator({ context, store, children }: ScreenDecoratorProps): ReactElement {
  const [toast, setToast] = useState<Toast | null>(null);
  const content = toast && { id: 'toast', text: toast.message, tone: toastTones[toast.kind ?? 'info'] };
  return (
    <Provider store={store}>
      <ScreenContextProvider value={context}>
        <FormatProvider value={createMarketFormat(context.market, context.language)}>
          <ToastProvider value={setToast}>{children}</ToastProvider>
          <ToastViewport toast={content} onDismiss={() => setToast(null)} />
        </FormatProvider>
      </ScreenContextProvider>
    </Provider>
  );
}
