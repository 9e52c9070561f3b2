import { readMemberId, useSession } from '@pasar/account-api';
import type { Conversation } from '@pasar/chat-api';
import type { WebStorage } from '@pasar/persistence';
import { useStorages } from '@pasar/screen-kit';

export type UnsentText = {
  readonly read: () => string;
  readonly write: (text: string) => void;
};

/** A member's unsent text of a conversation, kept in session storage; not kept where that is denied, nor while the member is unknown. */
export function useUnsentText({ shopid, role }: Pick<Conversation, 'shopid' | 'role'>): UnsentText {
  const { session: open } = useStorages();
  const memberId = readMemberId(useSession());
  const key = `chat-draft:${memberId}:${role}:${shopid}`;
  const attempt = <Result>(task: (storage: WebStorage) => Result): Result | undefined => {
    if (memberId === undefined) return undefined;
    try {
      return task(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)) ?? '',
    write: (text) => attempt((storage) => storage.setItem(key, text)),
  };
}
