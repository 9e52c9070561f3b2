import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';

/** An error response: the specification's `error` and `error_msg`, and the members of RFC 9457. */
export const ProblemSchema = Type.Object({
  error: Type.Integer(),
  error_msg: Type.String(),
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  /** Seconds until the same call may succeed, if known. */
  retry_after: Type.Optional(Type.Integer()),
  /** The verification that the call requires: 35, 89, 98, 10027 and 90309999. */
  verification: Type.Optional(Type.String()),
  /** The query of the page where the visitor began a sign-in at another site that failed. */
  carried: Type.Optional(Type.String()),
});
export type Problem = Static<typeof ProblemSchema>;

/** A successful response: `error` is 0 and `data` is the result. */
export type Envelope<Data> = { error: 0; data: Data };

/** Returns the schema of a successful response with `data`. */
export function envelopeSchema<const Data extends TSchema>(data: Data) {
  return Type.Object({ error: Type.Literal(0), data });
}
