import { format, resolveConfig } from 'prettier';
import type { Page } from './markdown.ts';
import { formatPage } from './markdown.ts';

/** The folder of the pages, from the workspace root. */
export const docsFolder = 'docs/rules';

export type DocFile = { readonly path: string; readonly text: string };

const formatIndex = (pages: readonly Page[]): string =>
  [
    '<!-- Made by `npm run docs`. -->',
    '# The rules’ tables',
    'A page a library, made from its tables by `npm run docs`; `npm run check` fails when one is stale.',
    pages.map(({ name, title, about }) => `- [${title}](${name}.md): ${about}`).join('\n'),
    '',
  ].join('\n\n');

/** Returns every page as a file, formatted with the workspace's prettier options. */
export async function generateDocs(pages: readonly Page[], root: string): Promise<DocFile[]> {
  const files = [
    { path: `${docsFolder}/README.md`, text: formatIndex(pages) },
    ...pages.map((page) => ({ path: `${docsFolder}/${page.name}.md`, text: formatPage(page) })),
  ];
  const options = await resolveConfig(`${root}/README.md`);
  return Promise.all(
    files.map(async ({ path, text }) => ({
      path,
      text: await format(text, { ...options, parser: 'markdown' }),
    })),
  );
}
