import type { WebStorages } from '@pasar/persistence';

/** The unsent text of a conversation, kept in session storage; not kept where that is denied. */
export function createDraft({ session }: WebStorages, shopid: number, role: string) {
  const key = `chat-draft:${role}:${shopid}`;
  const attempt = <Result>(task: () => Result, fallback: Result): Result => {
    try {
      return task();
    } catch {
      return fallback;
    }
  };
  return {
    read: () => attempt(() => session().getItem(key) ?? '', ''),
    write: (text: string) => attempt(() => session().setItem(key, text), undefined),
  };
}
