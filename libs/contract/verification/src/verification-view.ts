import { verificationKinds, verificationMethods, verificationStates } from '@pasar/verification';
import { Type } from 'typebox';
import type { Static } from 'typebox';

export const MethodSchema = Type.Enum([...verificationMethods]);

/** An available method, with the data that the page needs to offer it. */
export const OfferedVerificationMethodSchema = Type.Object({
  method: MethodSchema,
  /** The masked recipient of a code or a link: `+65••••4567`. */
  sent_to: Type.Optional(Type.String()),
  /** Channels that can deliver a code. */
  channels: Type.Optional(Type.Array(Type.Union([Type.Literal('sms'), Type.Literal('whatsapp')]))),
  /** Seconds until the method is unlocked, after too many wrong answers. */
  locked_for: Type.Optional(Type.Integer()),
});

/** A verification as the browser that must pass it sees it. */
export const VerificationSchema = Type.Object({
  id: Type.String(),
  /** The purpose of the call that required it. */
  purpose: Type.String(),
  kind: Type.Enum([...verificationKinds]),
  state: Type.Enum([...verificationStates]),
  methods: Type.Array(OfferedVerificationMethodSchema),
  /** Seconds. */
  expires_in: Type.Integer(),
  /** The proof-of-work challenge of a captcha, as JSON. */
  challenge: Type.Optional(Type.String()),
  /** Present once the verification has passed: sent along with the call that required it, once. */
  token: Type.Optional(Type.String()),
});
export type Verification = Static<typeof VerificationSchema>;
export type OfferedVerificationMethod = Static<typeof OfferedVerificationMethodSchema>;
