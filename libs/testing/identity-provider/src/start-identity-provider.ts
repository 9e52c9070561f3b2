import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { answerInteraction } from './answer-interaction.ts';
import { createProvider } from './create-provider.ts';
import type { ProviderClient } from './create-provider.ts';

export type IdentityProviderOptions = {
  /** Defaults to a free port. */
  readonly port?: number;
  readonly clients: readonly ProviderClient[];
};

export type RunningIdentityProvider = {
  readonly issuer: string;
  readonly close: () => Promise<void>;
};

/** Starts an OpenID provider on the loopback address: only for demos and tests, since it accepts any name. */
export async function startIdentityProvider({
  port = 0,
  clients,
}: IdentityProviderOptions): Promise<RunningIdentityProvider> {
  const parts: { provider?: Provider } = {};
  const server = createServer((request, response) => {
    const { provider } = parts;
    if (!provider) return response.writeHead(503).end();
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    return answerInteraction(provider, request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  parts.provider = createProvider(issuer, clients);
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
