import { randomBytes } from 'node:crypto';
import { markets } from '@pasar/markets';
import type { RunningIdentityProvider } from '@pasar/identity-provider';

const clientId = 'pasar-demo';

/** The redirect URIs that the provider allows: the callback page on every host of the demo. */
const listRedirectUris = (port: number): readonly string[] =>
  ['localhost', '127.0.0.1', ...markets.flatMap(({ hosts }) => hosts)].map(
    (host) => `http://${host}:${port}/authenticate/oauth`,
  );

export type DemoIdentity = Pick<RunningIdentityProvider, 'close'> & {
  /** The API's configuration of the provider. */
  readonly settings: string;
};

/** Starts a local OpenID provider that accepts any name, as a login and as a wallet of the demo. */
export async function startDemoIdentity(port: number): Promise<DemoIdentity> {
  // Its dependencies are for development and demos: a live store neither needs nor installs them.
  const { startIdentityProvider } = await import('@pasar/identity-provider');
  const clientSecret = randomBytes(24).toString('base64url');
  const client = { clientId, clientSecret };
  const provider = await startIdentityProvider({
    clients: [{ ...client, redirectUris: listRedirectUris(port) }],
  });
  const { issuer } = provider;
  const providers = [
    { id: 'demo-id', name: 'Demo ID', kind: 'social', issuer, ...client },
    { id: 'demo-wallet', name: 'Demo Wallet', kind: 'wallet', issuer, ...client },
  ];
  return { settings: JSON.stringify(providers), close: provider.close };
}
