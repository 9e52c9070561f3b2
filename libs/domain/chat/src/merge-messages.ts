type Numbered = { readonly seq: number };

/**
 * Messages of a conversation in their order, each once: what is fetched again or arrives twice replaces what there was.
 * Both lists may be in any order.
 */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  arrived: readonly Message[],
): readonly Message[] {
  const bySeq = new Map([...known, ...arrived].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}
