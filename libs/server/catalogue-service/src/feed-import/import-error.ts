import { createReasonText } from './reason-text.ts';
import type { Reason } from './reason.ts';

const englishText = createReasonText('en');

/**
 * Thrown when the import cannot start; nothing has been changed. The message is in English, for the command line. A fault of
 * the file has a reason, which sellers read in their language.
 */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly reason?: Reason;

  constructor(cause: Reason | string) {
    super(typeof cause === 'string' ? cause : englishText(cause));
    if (typeof cause !== 'string') this.reason = cause;
  }
}
