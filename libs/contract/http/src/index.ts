export { defineCall } from './define-call.ts';
export type { Call, CallAuth, CallBody, CallData, CallQuery, CallRequest } from './define-call.ts';
export { envelopeSchema, ProblemSchema } from './envelope.ts';
export type { Envelope, Problem } from './envelope.ts';
export {
  ArrivalSchema,
  CursorSchema,
  IdSchema,
  MoneySchema,
  noPicture,
  PictureSchema,
  VideoSchema,
  QuantitySchema,
  RequestMoneySchema,
  strictObject,
} from './shapes.ts';
export type { Picture, Video } from './shapes.ts';
