import websocket from '@fastify/websocket';
import type { WebSocket } from '@fastify/websocket';
import { chatSocketPath } from '@pasar/chat-contract/paths';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, getServerState, readSessionToken } from '@pasar/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chatChannel } from './chat-signal.ts';
import { createChatSockets } from './create-chat-sockets.ts';

/** Hears what is told to a channel of the database, from every process. */
export type ListenPort = (
  channel: string,
  listener: { readonly onPayload: (payload: string) => void; readonly onResume: () => void },
) => { readonly stop: () => Promise<void> };

/** Browsers only say that they are still there. */
const maxFrameBytes = 64;
const maxFramesPerMinute = 30;
const heartbeatMs = 25_000;
const minuteMs = 60_000;

const closeCodes = { policy: 1008, tryAgainLater: 1013, signedOut: 4401 } as const;

type Visitor = { readonly userid: number; readonly isSignedIn: () => Promise<boolean> };

/** A socket is never opened by a page of another site: browsers always say whose page it is. */
function checkSocketOrigin({ headers, host }: FastifyRequest): void {
  const origin = headers.origin;
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host)
    throw new ApiError(errorCodes.CROSS_SITE_REQUEST);
}

/** Whose socket it is. Throws UNKNOWN_HOST, CROSS_SITE_REQUEST, NOT_LOGGED_IN. */
async function findVisitor(app: FastifyInstance, request: FastifyRequest): Promise<Visitor> {
  const { markets, sessions, now } = getServerState(app).ports;
  const market = markets.marketByHost(request.host);
  if (!market) throw new ApiError(errorCodes.UNKNOWN_HOST);
  checkSocketOrigin(request);
  const token = readSessionToken(request);
  const userAgent = request.headers['user-agent'] ?? '';
  const find = async () => (token ? sessions.find(token, { now: now(), market, userAgent }) : undefined);
  const user = await find();
  if (!user) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  return { userid: user.userid, isSignedIn: async () => (await find())?.userid === user.userid };
}

/** Ends a socket that sends more than a browser of ours does. */
function limitFrames(socket: WebSocket, now: () => number): void {
  let frames = 0;
  let endsAt = 0;
  socket.on('message', () => {
    if (now() >= endsAt) [frames, endsAt] = [0, now() + minuteMs];
    frames += 1;
    if (frames > maxFramesPerMinute) socket.close(closeCodes.policy, 'too many frames');
  });
}

/** Ends a socket whose browser is gone or whose member has signed out; gives what stops looking. */
function watchSocket(socket: WebSocket, { isSignedIn }: Visitor, onError: (error: unknown) => void) {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const beat = async () => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    if (!(await isSignedIn())) socket.close(closeCodes.signedOut, 'signed out');
  };
  const timer = setInterval(() => void beat().catch(onError), heartbeatMs);
  return () => clearInterval(timer);
}

/**
 * The socket on which members hear at once that a conversation has changed, in whichever process it did. Authenticated by the
 * session's cookie, for pages of the store's own host; who cannot connect asks by the calls instead.
 */
export async function registerChatSocket(app: FastifyInstance, listen: ListenPort): Promise<void> {
  const sockets = createChatSockets();
  const channel = listen(chatChannel, { onPayload: sockets.receive, onResume: sockets.resync });
  app.addHook('onClose', channel.stop);
  const visitors = new WeakMap<FastifyRequest, Visitor>();
  await app.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: maxFrameBytes } });
    scope.get(
      chatSocketPath,
      {
        websocket: true,
        preValidation: async (request) => void visitors.set(request, await findVisitor(app, request)),
      },
      (socket, request) => {
        const visitor = visitors.get(request);
        if (!visitor || !sockets.add(visitor.userid, socket))
          return socket.close(closeCodes.tryAgainLater, 'too many connections');
        const onError = (error: unknown) => request.log.warn({ err: error }, 'A chat connection failed');
        const stopWatching = watchSocket(socket, visitor, onError);
        limitFrames(socket, getServerState(app).ports.now);
        socket.on('error', onError);
        socket.on('close', () => {
          stopWatching();
          sockets.remove(visitor.userid, socket);
        });
        socket.send(JSON.stringify({ type: 'resync' }));
      },
    );
  });
}
