type Page = { readonly BroadcastChannel?: typeof BroadcastChannel };

/** Opens a BroadcastChannel to the other tabs; undefined where unsupported, or denied together with storage. */
export function openChannel({ BroadcastChannel }: Page, name: string): BroadcastChannel | undefined {
  try {
    return BroadcastChannel && new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
