import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findStalePages } from './find-stale-pages.ts';
import { docsFolder, generateDocs } from './generate-docs.ts';
import { pages } from './pages.ts';

const root = join(import.meta.dirname, '../../..');
const files = await generateDocs(pages, root);
const stale = await findStalePages(files, root);
const textByPath = new Map(files.map(({ path, text }) => [path, text]));

async function write(path: string): Promise<void> {
  const text = textByPath.get(path);
  if (text === undefined) await rm(join(root, path));
  else await writeFile(join(root, path), text);
  console.log(`${path} ${text === undefined ? 'deleted' : 'written'}`);
}

if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} is outdated: run npm run docs`);
  console.log(stale.length === 0 ? 'docs: OK' : `docs: ${stale.length} outdated`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  await mkdir(join(root, docsFolder), { recursive: true });
  for (const path of stale) await write(path);
  console.log(`docs: ${files.length} pages up to date`);
}
