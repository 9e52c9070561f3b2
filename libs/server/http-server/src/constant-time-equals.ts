import { timingSafeEqual } from 'node:crypto';

/** Whether a received signature or token equals the expected one, in a time that does not depend on where they differ. */
export function constantTimeEquals(received: string, expected: string): boolean {
  const bytes = Buffer.from(received);
  const expectedBytes = Buffer.from(expected);
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes);
}
