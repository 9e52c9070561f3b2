import { Client } from 'pg';

export type ChannelListener = {
  readonly onPayload: (payload: string) => void;
  /** Called after every connect: notifications sent while disconnected were missed. */
  readonly onResume: () => void;
};

export type ListenOptions = {
  /** Delay before reconnecting, in milliseconds. */
  readonly retryDelayMs: number;
  readonly onError: (error: unknown) => void;
};

/**
 * Listens to a channel for `pg_notify` of every process, on a separate connection; reconnects until `stop`. The channel is
 * a constant of the code, never user input.
 */
export function listenToChannel(
  url: string,
  channel: string,
  listener: ChannelListener,
  { retryDelayMs, onError }: ListenOptions,
): { readonly stop: () => Promise<void> } {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const retry = (): void => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connecting = connect();
    }, retryDelayMs);
  };
  const lose = (lost: Client): void => {
    if (client !== lost) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    retry();
  };
  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => listener.onPayload(payload ?? ''));
    next.on('end', () => lose(next));
    next.on('error', (error) => {
      onError(error);
      lose(next);
    });
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      listener.onResume();
    } catch (error) {
      onError(error);
      lose(next);
    }
  };

  let connecting = connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
