type Numbered = { readonly seq: number };

/** Merges messages by number, in order; the later list replaces duplicates. Both lists may be unsorted. */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  arrived: readonly Message[],
): readonly Message[] {
  const bySeq = new Map([...known, ...arrived].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}
