import type { ApiError, AppDispatch } from '@pasar/base-api';
import { chatApi, showSentMessage } from '@pasar/chat-api';
import { errorCodes } from '@pasar/error-catalogue';
import type { SendMessageRequest, ChatConnectionStatus } from '@pasar/chat-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';

/** A message that the server has not accepted yet. */
export type OutgoingMessage = {
  readonly request: SendMessageRequest;
  readonly state: 'sending' | 'failed';
  /** The server's error; absent if there was no response. */
  readonly error?: ApiError | undefined;
};

const isSessionEnded = ({ code }: ApiError): boolean => code === errorCodes.NOT_LOGGED_IN;

const isLost = ({ state, error }: OutgoingMessage): boolean =>
  state === 'failed' && error?.kind !== 'refused';

/**
 * Pending messages. A message keeps its `client_id`, so that retries stay one message; messages without a
 * response are resent when the connection returns. `onSessionEnded` is called for one that was refused since nobody is signed in.
 */
export function useOutgoing(
  status: ChatConnectionStatus,
  onSessionEnded: (request: SendMessageRequest, error: ApiError) => void,
) {
  const dispatch = useDispatch<AppDispatch>();
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([]);
  const [sendMessage] = chatApi.useSendMessageMutation();
  const put = (message: OutgoingMessage) =>
    setOutgoing((all) => [
      ...all.filter(({ request }) => request.client_id !== message.request.client_id),
      message,
    ]);
  const discard = (clientId: string) =>
    setOutgoing((all) => all.filter(({ request }) => request.client_id !== clientId));
  const send = async (request: SendMessageRequest): Promise<void> => {
    put({ request, state: 'sending' });
    const { data, error } = await sendMessage(request);
    if (!data) {
      put({ request, state: 'failed', error: error as ApiError });
      if (isSessionEnded(error as ApiError)) onSessionEnded(request, error as ApiError);
      return;
    }
    dispatch(showSentMessage(data.conversation_id, data.message));
    discard(request.client_id);
  };
  const sendLostAgain = useEffectEvent(() => {
    for (const message of outgoing.filter(isLost)) void send(message.request);
  });
  useEffect(() => {
    if (status !== 'live') return undefined;
    const timer = setTimeout(() => sendLostAgain());
    return () => clearTimeout(timer);
  }, [status]);
  return { outgoing, send, discard };
}
