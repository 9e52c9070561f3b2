import type { ApiError } from '@pasar/base-api';
import type { LanguageTag, Market } from '@pasar/markets';
import type { Platform } from '@pasar/page-shell-rules';
import { noStorages } from '@pasar/persistence';
import type { WebStorages } from '@pasar/persistence';
import type { Client } from '@pasar/universal-link';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** A form that was submitted without JavaScript and rejected. */
export type SubmittedForm = {
  /** Entered values by field; never a password. */
  readonly values: Readonly<Record<string, string>>;
  readonly error: ApiError;
};

/** The context of a page: fixed before it renders, constant for its lifetime. */
export type ScreenContext = {
  readonly market: Market;
  readonly language: LanguageTag;
  /** Mobile web is `rw`, desktop web `pc`. */
  readonly platform: Platform;
  /** The client by its user agent; a bot is treated as a browser. */
  readonly client: Exclude<Client, 'bot'>;
  /** `https://host` of this page. */
  readonly origin: string;
  readonly environment: 'live' | 'liveish' | 'test';
  /** The names of the enabled toggles. */
  readonly toggles: readonly string[];
  /** Set if this visit bypasses page builder, because its page could not be rendered before. */
  readonly skipsPageBuilder?: true;
  /** Present on the response to a form: the entered values and the error. */
  readonly submitted?: SubmittedForm;
  /** The browser's storages; absent on the server. */
  readonly storages?: WebStorages;
};

const Context = createContext<ScreenContext | null>(null);

export function ScreenContextProvider({ value, children }: { value: ScreenContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** Throws outside a `ScreenContextProvider`. */
export function useScreenContext(): ScreenContext {
  const context = use(Context);
  if (!context) throw new Error('useScreenContext needs a ScreenContextProvider');
  return context;
}

/** The browser's storages; on the server, storages that deny access. */
export const useStorages = (): WebStorages => useScreenContext().storages ?? noStorages;
