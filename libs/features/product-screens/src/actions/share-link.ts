export type SharePort = {
  /** The Web Share API, where the browser has it. */
  readonly share?: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined;
  readonly copy: (text: string) => Promise<void>;
};

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Shares a URL with the Web Share API, or copies it where that is missing or fails. */
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
    if (isAbort(error)) return 'cancelled';
  }
  return copy(link.url).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}
