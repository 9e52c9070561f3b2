/** A key for one intention of the shopper: kept before the first sending and used for every repetition. */
export function newIdempotencyKey(random: () => string = () => crypto.randomUUID()): string {
  return random();
}
