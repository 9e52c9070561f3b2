/** Whether an address responds, with any status, before the timeout. */
export async function respondsWithin(url: string, timeoutMs: number): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
