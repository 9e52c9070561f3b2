import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendPlainPage } from './send-plain-page.ts';
import type { AssetFolder } from './storefronts.ts';

const dayInSeconds = 86_400;

/** Manifests are for the server only. */
export const isServedFile = (path: string): boolean => !path.endsWith('.json');

/** The folders of each prefix, in their order: a file is served from the first that has it. */
function groupByPrefix(folders: readonly AssetFolder[]): ReadonlyMap<string, string[]> {
  const roots = new Map<string, string[]>();
  for (const { prefix, folder } of folders) roots.set(prefix, [...(roots.get(prefix) ?? []), folder]);
  return roots;
}

/** Serves built files. Names contain a hash, so responses are cached forever; a missing file is a 404, never a page. */
export async function registerAssets(
  app: FastifyInstance,
  folders: readonly AssetFolder[],
  publicFolder: string,
): Promise<void> {
  for (const [prefix, root] of groupByPrefix(folders))
    await app.register(files, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      allowedPath: isServedFile,
      setHeaders: (reply) => {
        reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
      },
    });
  app.get('/assets/*', (_request, reply) => sendPlainPage(reply, 404, 'Not found', 'There is no such file.'));
  await app.register(files, { root: publicFolder, serve: false, decorateReply: true });
  for (const name of ['favicon.svg', 'manifest.webmanifest'])
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: dayInSeconds * 1000 }));
}
