import { readJson, visitNotIgnoredFiles, writeJson } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addToRowList } from '../../source/edit-row-list.ts';
import { withPluralForms } from '../../source/plural-texts.ts';
import { tables } from '../../workspace-paths.data.ts';
import { addKey } from '../../write/add-key.ts';
import { checkFree } from '../../write/check-input.ts';
import { addTableRow, editFile } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { quote } from '../../write/quote.ts';
import { refuse } from '../../write/refuse.ts';
import { markLanguageToTranslate, readLanguages } from '../../write/texts.ts';

export type LanguageOptions = { readonly tag: string; readonly name: string; readonly market: string };

function checkTag(tree: Tree, tag: string): void {
  const known = Intl.PluralRules.supportedLocalesOf([tag.replaceAll('_', '-')]);
  if (known[0] !== tag) refuse(`"${tag}" is not a language tag: write it like de or pt-PT.`);
  checkFree(tag, readLanguages(tree), tables.languages.file);
}

type TextFile = Parameters<typeof withPluralForms>[0];

/** Returns the texts without the wordings of other markets (`order_button_FR`). */
function withoutOtherMarkets(texts: TextFile, market: string): TextFile {
  const marketOf = (key: string) => /_([A-Z]{2})(_[a-z]+)?$/.exec(key)?.[1] ?? market;
  return Object.fromEntries(Object.entries(texts).filter(([key]) => marketOf(key) === market));
}

/** Adds a file of English texts to every folder of translations. */
function addFiles(tree: Tree, { tag, market }: Pick<LanguageOptions, 'tag' | 'market'>): void {
  visitNotIgnoredFiles(tree, 'libs', (path) => {
    if (!path.endsWith('/src/translations/en.json')) return;
    const texts = withoutOtherMarkets(readJson(tree, path), market);
    writeJson(tree, path.replace('en.json', `${tag}.json`), withPluralForms(texts, tag));
  });
}

/** Adds a language to a market, with English texts marked for translation. */
export default async function languageGenerator(
  tree: Tree,
  { tag, name, market }: LanguageOptions,
): Promise<GeneratorCallback> {
  checkTag(tree, tag);
  const keys = readLanguages(tree);
  const { file, name: table } = tables.markets;
  const row = { table, key: 'code', value: market, list: 'languages' };
  editFile(tree, file, (source) => addToRowList(source, row, tag) ?? refuse(`There is no market ${market}.`));
  addTableRow(tree, tables.languages, { name: tag, text: `'${tag}'` });
  addTableRow(tree, tables.languageNames, { name: tag, text: `'${tag}': ${quote(name)}` });
  addKey(tree, { keys, key: tag, like: 'en' });
  addFiles(tree, { tag, market });
  markLanguageToTranslate(tree, tag);
  return finish(tree, 'docs');
}
