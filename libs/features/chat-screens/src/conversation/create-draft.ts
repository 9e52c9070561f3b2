import type { WebStorages } from '@pasar/persistence';

/** What is typed and not sent, kept while the browser's tab is open; where nothing can be kept, nothing is. */
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
