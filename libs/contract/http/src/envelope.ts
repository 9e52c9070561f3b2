import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';

/** A failure: the specification's `error` and `error_msg`, with RFC 9457's members beside them. */
export const ProblemSchema = Type.Object({
  error: Type.Integer(),
  error_msg: Type.String(),
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  /** Seconds until the same call may succeed, where that is known. */
  retry_after: Type.Optional(Type.Integer()),
  /** The verification that the call asks for: 35, 89, 98, 10027 and 90309999. */
  verification: Type.Optional(Type.String()),
});
export type Problem = Static<typeof ProblemSchema>;

/** A success on the wire: `error` is 0 and `data` is what the call is for. */
export type Envelope<Data> = { error: 0; data: Data };

/** The schema of a success that carries `data`. */
export function envelopeSchema<const Data extends TSchema>(data: Data) {
  return Type.Object({ error: Type.Literal(0), data });
}
