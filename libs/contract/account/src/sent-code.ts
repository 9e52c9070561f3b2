import { Type } from 'typebox';
import type { Static } from 'typebox';

/** A code that is on its way. */
export const SentCodeSchema = Type.Object({
  /** The recipient in part: `+65••••4567`. */
  sent_to: Type.String(),
  /** Seconds until another code may be asked for. */
  resend_after: Type.Integer(),
  /** Seconds for which the code works. */
  expires_in: Type.Integer(),
});
export type SentCodeAnswer = Static<typeof SentCodeSchema>;
