/**
 * A socket event, as JSON. Events contain no message text: the browser fetches new messages by `seq`, so that a lost, late or
 * duplicate event is harmless.
 */
export type ChatSocketEvent =
  /** Events may have been missed: refetch. The first event of every connection. */
  | { readonly type: 'resync' }
  | { readonly type: 'message'; readonly conversation_id: number; readonly seq: number }
  | { readonly type: 'read'; readonly conversation_id: number };
