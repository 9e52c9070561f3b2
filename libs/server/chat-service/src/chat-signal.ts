import { sql } from 'kysely';
import type { ChatDeps } from './chat-deps.ts';

/** What the processes of the store tell each other: which conversation changed, and whom it concerns. No text of anybody. */
export type ChatSignal = {
  readonly type: 'message' | 'read';
  readonly conversation_id: number;
  readonly seq: number;
  readonly users: readonly number[];
};

/** The channel of PostgreSQL's LISTEN and NOTIFY. */
export const chatChannel = 'pasar_chat';

/** Tells all processes, once the transaction is committed. */
export async function sendSignal({ db }: Pick<ChatDeps, 'db'>, signal: ChatSignal): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${JSON.stringify(signal)})`.execute(db);
}

/** A signal as it arrived; undefined for what is none. */
export function readSignal(payload: string): ChatSignal | undefined {
  try {
    const { type, conversation_id, seq, users } = JSON.parse(payload) as Partial<ChatSignal>;
    if ((type !== 'message' && type !== 'read') || !conversation_id || !Array.isArray(users))
      return undefined;
    return { type, conversation_id, seq: seq ?? 0, users };
  } catch {
    return undefined;
  }
}
