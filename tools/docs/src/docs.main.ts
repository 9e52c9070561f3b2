import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findStalePages } from './find-stale-pages.ts';
import { docsFolder, generateDocs } from './generate-docs.ts';
import { pages } from './pages.ts';

const root = join(import.meta.dirname, '../../..');
const files = await generateDocs(pages, root);
const stale = await findStalePages(files, root);
const made = new Map(files.map(({ path, text }) => [path, text]));

async function write(path: string): Promise<void> {
  const text = made.get(path);
  if (text === undefined) await rm(join(root, path));
  else await writeFile(join(root, path), text);
  console.log(`${path} ${text === undefined ? 'is gone' : 'written'}`);
}

if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} does not say what the tables say: run npm run docs`);
  console.log(stale.length === 0 ? 'docs: in order' : `docs: ${stale.length} to mend`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  await mkdir(join(root, docsFolder), { recursive: true });
  for (const path of stale) await write(path);
  console.log(`docs: ${files.length} pages in order`);
}
