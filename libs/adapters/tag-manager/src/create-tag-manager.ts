import type { ConsentModeCommand } from '@pasar/consent';

/** A data layer push: an event name and its fields. */
export type TagEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

export type TagManager = {
  /** Pushes a Consent Mode command. The order matters. */
  consent(command: ConsentModeCommand): void;
  push(event: TagEvent): void;
  /** Loads a container once. No Google script is on the page before. */
  load(container: string): void;
};

type TrustedUrls = { createScriptURL(url: string): unknown };
type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedUrls;
};

export type TagManagerOptions = {
  readonly document: Pick<Document, 'createElement' | 'head'>;
  /** The window, which holds the data layer. */
  readonly scope: { dataLayer?: unknown[]; readonly trustedTypes?: Policies };
};

const source = 'https://www.googletagmanager.com/gtm.js';

/** Only a valid container id becomes part of a URL. */
const isContainer = (container: string): boolean => /^GTM-[A-Z0-9]{4,12}$/.test(container);

/** Google distinguishes commands from events by the `Arguments` type. */
const toArguments = (parts: readonly unknown[]): object => ({
  ...parts,
  length: parts.length,
  [Symbol.toStringTag]: 'Arguments',
});

const trusted = ({ trustedTypes }: TagManagerOptions['scope'], url: string): string =>
  trustedTypes
    ? (trustedTypes
        .createPolicy('pasar-tag-manager', { createScriptURL: (given) => given })
        .createScriptURL(url) as string)
    : url;

/** Opens the data layer of Google Tag Manager, without loading anything. @spec tag-manager */
export function createTagManager({ document, scope }: TagManagerOptions): TagManager {
  let loaded = false;
  const push = (entry: unknown): void => void (scope.dataLayer ??= []).push(entry);
  return {
    consent: (command) => push(toArguments(command)),
    push,
    load: (container) => {
      if (loaded || !isContainer(container)) return;
      loaded = true;
      push({ event: 'gtm.js', 'gtm.start': performance.timeOrigin + performance.now() });
      const script = document.createElement('script');
      script.async = true;
      script.src = trusted(scope, `${source}?id=${container}`);
      document.head.append(script);
    },
  };
}
