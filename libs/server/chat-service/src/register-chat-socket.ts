import websocket from '@fastify/websocket';
import type { WebSocket } from '@fastify/websocket';
import { chatSocketPath } from '@pasar/chat-contract/paths';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, getServerState, readSessionToken } from '@pasar/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chatChannel } from './chat-signal.ts';
import { createChatSockets } from './create-chat-sockets.ts';

/** Subscribes to a channel of the database, on which every process publishes. */
export type ListenPort = (
  channel: string,
  listener: { readonly onPayload: (payload: string) => void; readonly onResume: () => void },
) => { readonly stop: () => Promise<void> };

/** Browsers send only pings. */
const maxFrameBytes = 64;
const maxFramesPerMinute = 30;
const heartbeatMs = 25_000;

const closeCodes = { policy: 1008, tryAgainLater: 1013, signedOut: 4401 } as const;

type Visitor = { readonly userid: number; readonly isSignedIn: () => Promise<boolean> };

/** Rejects sockets from pages of other sites: browsers always send the page's origin. */
function checkSocketOrigin({ headers, host }: FastifyRequest): void {
  const origin = headers.origin;
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== host)
    throw new ApiError(errorCodes.CROSS_SITE_REQUEST);
}

/** Authenticates the socket. Throws UNKNOWN_HOST, CROSS_SITE_REQUEST, NOT_LOGGED_IN. */
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

/** Closes a socket that sends more than our own client does. */
function limitFrames(socket: WebSocket, now: () => number): void {
  let frames = 0;
  let endsAt = 0;
  socket.on('message', () => {
    if (now() >= endsAt) [frames, endsAt] = [0, now() + minuteMs];
    frames += 1;
    if (frames > maxFramesPerMinute) socket.close(closeCodes.policy, 'too many frames');
  });
}

/** Closes a socket whose browser is gone or whose member has signed out; returns a function that stops watching. */
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
 * Registers the socket that notifies members when a conversation changes, in any process. It is authenticated by the session
 * cookie, for pages of the store's own host; clients that cannot connect poll the calls instead.
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
