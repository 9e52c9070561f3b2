import { Type } from 'typebox';
import type { Static, TProperties } from 'typebox';

/** An object schema that rejects unknown fields. */
export function strictObject<const Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

/** An id: 1 to 2^53-1. */
export const IdSchema = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const createMoneySchema = (minimum: number) =>
  Type.Object({
    amount: Type.Integer({ minimum, maximum: Number.MAX_SAFE_INTEGER }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  });

/** An integer in the currency's minor unit, with its ISO 4217 code. */
export const MoneySchema = createMoneySchema(Number.MIN_SAFE_INTEGER);

/** Money in a request: a price, a total or a refund, which is never negative. */
export const RequestMoneySchema = createMoneySchema(0);

/** A picture that the backend serves in several widths; the size is that of the original. */
export const PictureSchema = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
export type Picture = Static<typeof PictureSchema>;

/** Placeholder for something without a picture; no such file exists, so clients draw their own. */
export const noPicture: Picture = { id: 'none', width: 1, height: 1 };

/** A buyer's video of a rating. */
export const VideoSchema = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  type: Type.Enum(['video/mp4', 'video/webm']),
  /** Length in seconds, rounded up. */
  seconds: Type.Integer({ minimum: 1 }),
});
export type Video = Static<typeof VideoSchema>;

/** A quantity: from 1 to the maximum of a cart line. */
export const QuantitySchema = Type.Integer({ minimum: 1, maximum: 999 });

/** The cursor of the next page; opaque to clients, absent on the last page. */
export const CursorSchema = Type.String({ minLength: 1, maxLength: 512 });

const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** Earliest and latest delivery dates, in the market's time zone, and the name of the destination if it is known. */
export const ArrivalSchema = Type.Object({ from: isoDate, to: isoDate, place: Type.Optional(Type.String()) });
