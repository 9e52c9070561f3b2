import type { BaseApi } from '@pasar/base-api';
import type { ComponentType } from 'react';
import type { Need } from './define-screen.ts';
import type { ShowFailure } from './failure-port.tsx';
import type { LocaleFormat } from '@pasar/locale-format';
import type { ScreenContext } from './screen-context.tsx';
import type { ToastPort } from './toast.tsx';

/** The version of the agreement between a shell and the checkout. A shell refuses a remote that speaks another one. */
export const checkoutContract = 2;

/** What a shell lends to the checkout: it is built apart and shares React, the store and nothing else. */
export type CheckoutHost = {
  readonly contract: typeof checkoutContract;
  readonly api: BaseApi;
  readonly context: ScreenContext;
  readonly format: LocaleFormat;
  readonly toast: ToastPort;
  readonly showFailure: ShowFailure;
  /** Goes to a path of this store. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Goes back where the shopper came from. */
  readonly back: () => void;
};

/** What the checkout's module exports. */
export type CheckoutRemote = {
  readonly contract: number;
  readonly Checkout: ComponentType<{ readonly host: CheckoutHost }>;
  /** Loads the texts of a language; awaited before the first render. */
  readonly prepare: (language: ScreenContext['language']) => Promise<void>;
  /** What the first view asks for, with the very arguments it will use: the shell fetches it and embeds the answers. */
  readonly needs?: (
    lent: Pick<CheckoutHost, 'api' | 'context'> & { readonly query: string },
  ) => readonly Need[];
};
