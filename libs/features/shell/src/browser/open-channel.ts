type Page = { readonly BroadcastChannel?: typeof BroadcastChannel };

/** A BroadcastChannel to the other tabs; undefined where the browser has none or denies it with storage. */
export function openChannel({ BroadcastChannel }: Page, name: string): BroadcastChannel | undefined {
  try {
    return BroadcastChannel && new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
