/**
 * What the server says on the socket, as JSON. It carries no text of anybody: the browser fetches what is new by `seq`, so that a
 * lost, late or doubled event loses and doubles nothing.
 */
export type ChatSocketEvent =
  /** Something may have been missed: fetch again. The first event of every connection. */
  | { readonly type: 'resync' }
  | { readonly type: 'message'; readonly conversation_id: number; readonly seq: number }
  | { readonly type: 'read'; readonly conversation_id: number };
