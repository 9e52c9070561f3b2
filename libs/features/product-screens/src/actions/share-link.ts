export type SharePort = {
  /** The device's own sheet, where it has one. */
  readonly share?: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined;
  readonly copy: (text: string) => Promise<void>;
};

export type ShareOutcome = 'shared' | \x27cancelled\x27 | 'copied' | 'failed';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Shares an address on the device's sheet; where there is none, or it does not take it, the address is copied. */
export async function shareLink(
  { share, copy }: SharePort,
  link: { readonly title: string; readonly url: string },
): Promise<ShareOutcome> {
  try {
    if (share) {
      await share(link);
      return 'shared';
    }
  } catch (error) {
    if (isAbort(error)) return \x27cancelled\x27;
  }
  return copy(link.url).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}
