import type { ApiError } from '@pasar/base-api';
import type { LanguageTag, Market } from '@pasar/markets';
import type { Client } from '@pasar/universal-link';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** A form that the browser sent by itself, without script, and that was refused. */
export type SubmittedForm = {
  /** What was typed, by field; never a password. */
  readonly values: Readonly<Record<string, string>>;
  readonly error: ApiError;
};

/** What is settled before a screen renders and stays for the page's life. */
export type ScreenContext = {
  readonly market: Market;
  readonly language: LanguageTag;
  /** Mobile web is `rw`, desktop web `pc`. */
  readonly platform: 'rw' | 'pc';
  /** What shows the page, as its user agent says; a bot is shown what everybody is. */
  readonly client: Exclude<Client, 'bot'>;
  /** `https://host` of this page. */
  readonly origin: string;
  readonly environment: 'live' | 'liveish' | 'test';
  /** Names of the toggles that are on. */
  readonly toggles: readonly string[];
  /** Of a page that answers a form: it shows what was typed, and why that was refused. */
  readonly submitted?: SubmittedForm;
};

const Context = createContext<ScreenContext | null>(null);

export function ScreenContextProvider({ value, children }: { value: ScreenContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** Throws outside a `ScreenContextProvider`: that is a mistake of the app. */
export function useScreenContext(): ScreenContext {
  const context = use(Context);
  if (!context) throw new Error('useScreenContext needs a ScreenContextProvider above it');
  return context;
}
