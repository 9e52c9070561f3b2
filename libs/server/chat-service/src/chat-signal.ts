import { parseJson } from '@pasar/json';
import { sql } from 'kysely';
import type { ChatDeps } from './chat-deps.ts';

/** The signal between processes: which conversation changed, and whom it concerns. Never contains message text. */
export type ChatSignal = {
  readonly type: 'message' | 'read';
  readonly conversation_id: number;
  readonly seq: number;
  readonly users: readonly number[];
};

/** The channel of PostgreSQL's LISTEN and NOTIFY. */
export const chatChannel = 'pasar_chat';

/** Notifies all processes when the transaction commits. */
export async function sendSignal({ db }: Pick<ChatDeps, 'db'>, signal: ChatSignal): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${JSON.stringify(signal)})`.execute(db);
}

/** Parses a signal; undefined if it is invalid. */
export function readSignal(payload: string): ChatSignal | undefined {
  const { type, conversation_id, seq, users } = (parseJson(payload) ?? {}) as Partial<ChatSignal>;
  if ((type !== 'message' && type !== 'read') || !conversation_id || !Array.isArray(users)) return undefined;
  return { type, conversation_id, seq: seq ?? 0, users };
}
