import { verificationKinds, verificationMethods, verificationStates } from '@pasar/verification';
import { Type } from 'typebox';
import type { Static } from 'typebox';

export const MethodSchema = Type.Enum([...verificationMethods]);

/** A method that may be used, and what the page needs to offer it. */
export const OfferedMethodSchema = Type.Object({
  method: MethodSchema,
  /** Whom a code or a link goes to, in part: `+65••••4567`. */
  sent_to: Type.Optional(Type.String()),
  /** How a code can be sent. */
  channels: Type.Optional(Type.Array(Type.Union([Type.Literal('sms'), Type.Literal('whatsapp')]))),
  /** Seconds until the method can be tried again, after too many wrong answers. */
  locked_for: Type.Optional(Type.Integer()),
});

/** A verification as the browser that was asked for it sees it. */
export const VerificationSchema = Type.Object({
  id: Type.String(),
  /** The purpose of the call that asked for it. */
  purpose: Type.String(),
  kind: Type.Enum([...verificationKinds]),
  state: Type.Enum([...verificationStates]),
  methods: Type.Array(OfferedMethodSchema),
  /** Seconds. */
  expires_in: Type.Integer(),
  /** The proof-of-work challenge of a captcha, as JSON. */
  challenge: Type.Optional(Type.String()),
  /** Of a verification that was passed: sent along with the call that asked for it, once. */
  token: Type.Optional(Type.String()),
});
export type Verification = Static<typeof VerificationSchema>;
export type OfferedMethod = Static<typeof OfferedMethodSchema>;
