import type { ConsentModeCommand } from '@pasar/consent';

/** A push to the data layer: an event's name and what belongs to it. */
export type TagEvent = { readonly event: string } & Readonly<Record<string, unknown>>;

export type TagManager = {
  /** A command of Consent Mode, in the order in which it is to count. */
  consent(command: ConsentModeCommand): void;
  push(event: TagEvent): void;
  /** Loads a container once. Before that no Google script is on the page. */
  load(container: string): void;
};

type TrustedUrls = { createScriptURL(url: string): unknown };
type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedUrls;
};

export type TagManagerOptions = {
  readonly document: Pick<Document, 'createElement' | 'head'>;
  /** Holds the data layer: the window. */
  readonly scope: { dataLayer?: unknown[]; readonly trustedTypes?: Policies };
};

const source = 'https://www.googletagmanager.com/gtm.js';

/** Only what looks like a container's id becomes part of an address. */
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

/** Opens the data layer of Google's tag manager. It loads nothing by itself. @spec tag-manager */
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
