import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createFolderFiles } from './folder-files.ts';
import type { FolderFiles } from './folder-files.ts';
import { sendPlainPage } from './send-plain-page.ts';
import type { AssetFolder } from './storefronts.ts';

const dayInSeconds = 86_400;

/** Manifests are for the server only. */
export const isServedFile = (path: string): boolean => !path.endsWith('.json');

type ServedFolder = { readonly root: string; readonly files: FolderFiles };

/** The folders of each prefix, in their order: a file is served from the first that has it. */
function groupByPrefix(folders: readonly AssetFolder[]): ReadonlyMap<string, readonly ServedFolder[]> {
  const roots = new Map<string, ServedFolder[]>();
  for (const { prefix, folder } of folders) {
    const served = { root: folder, files: createFolderFiles(folder, Date.now) };
    roots.set(prefix, [...(roots.get(prefix) ?? []), served]);
  }
  return roots;
}

async function findFolder(folders: readonly ServedFolder[], name: string): Promise<string | undefined> {
  if (!isServedFile(name)) return undefined;
  for (const { root, files } of folders) if (await files.has(name)) return root;
  return undefined;
}

const refuse = (reply: FastifyReply): FastifyReply =>
  sendPlainPage(reply, 404, 'Not found', 'There is no such file.');

/** Serves built files. Names contain a hash, so responses are cached forever; a missing file is a 404, never a page. */
export async function registerAssets(
  app: FastifyInstance,
  folders: readonly AssetFolder[],
  publicFolder: string,
): Promise<void> {
  // Its own routes would read the whole folder for each request.
  await app.register(files, { root: publicFolder, serve: false, preCompressed: true, index: false });
  for (const [prefix, served] of groupByPrefix(folders))
    app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
      const name = request.params['*'];
      const root = await findFolder(served, name);
      if (root === undefined) return refuse(reply);
      void reply.headers({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      return reply.sendFile(name, root, { immutable: true, maxAge: '365d' });
    });
  app.get('/assets/*', (_request, reply) => refuse(reply));
  for (const name of ['favicon.svg', 'manifest.webmanifest'])
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: dayInSeconds * 1000 }));
}
