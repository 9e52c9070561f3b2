import { Type } from 'typebox';
import type { Static } from 'typebox';

/** A code that was sent. */
export const SentCodeSchema = Type.Object({
  /** The masked recipient: `+65••••4567`. */
  sent_to: Type.String(),
  /** Seconds until another code can be requested. */
  resend_after: Type.Integer(),
  /** Seconds until the code expires. */
  expires_in: Type.Integer(),
});
export type SentCodeResponse = Static<typeof SentCodeSchema>;
