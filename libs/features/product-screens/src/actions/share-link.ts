export type SharePort = {
  /** The device's own sheet, where it has one. */
  readonly share?: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined;
  readonly copy: (text: string) => Promise<void>;
};

export type Shared = 'shared' | 'given-up' | 'copied' | 'failed';

const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Shares an address on the device's sheet; where there is none, or it does not take it, the address is copied. */
export async function shareLink(
  { share, copy }: SharePort,
  link: { readonly title: string; readonly url: string },
): Promise<Shared> {
  try {
    if (share) {
      await share(link);
      return 'shared';
    }
  } catch (error) {
    if (isGivenUp(error)) return 'given-up';
  }
  return copy(link.url).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}
