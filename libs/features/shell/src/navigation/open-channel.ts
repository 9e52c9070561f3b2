type Page = { readonly BroadcastChannel?: typeof BroadcastChannel };

/** A channel to the other tabs; undefined where the browser has none, or none for a page that may store nothing. */
export function openChannel({ BroadcastChannel }: Page, name: string): BroadcastChannel | undefined {
  try {
    return BroadcastChannel && new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
