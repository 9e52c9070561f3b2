import { names, readJson, visitNotIgnoredFiles, writeJson } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addToRowList } from '../../source/edit-row-list.ts';
import { findTableRows } from '../../source/edit-table.ts';
import { withPluralForms } from '../../source/plural-texts.ts';
import { tables } from '../../workspace-places.data.ts';
import type { TablePlace } from '../../workspace-places.data.ts';
import { checkFree } from '../../write/check-input.ts';
import { addTableRow, editFile, readText } from '../../write/edit-file.ts';
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

/** Adds a file of English texts to every folder of translations. */
function addFiles(tree: Tree, tag: string): void {
  visitNotIgnoredFiles(tree, 'libs', (path) => {
    if (path.endsWith('/src/translations/en.json'))
      writeJson(tree, path.replace('en.json', `${tag}.json`), withPluralForms(readJson(tree, path), tag));
  });
}

/** Copies the English row, whose texts are used until they are translated. */
function copyEnglishRow(tree: Tree, place: TablePlace, tag: string): void {
  const source = { file: place.file, text: readText(tree, place.file) };
  const english =
    findTableRows(source, place.name)
      .find(({ name }) => name === 'en')
      ?.node.getText() ?? '';
  addTableRow(tree, place, { name: tag, text: english.replace('en', `'${tag}'`) });
}

/** Adds a language to a market, with English texts marked for translation. */
export default async function languageGenerator(
  tree: Tree,
  { tag, name, market }: LanguageOptions,
): Promise<GeneratorCallback> {
  checkTag(tree, tag);
  const { file, name: table } = tables.markets;
  const row = { table, key: 'code', value: market, list: 'languages' };
  editFile(tree, file, (source) => addToRowList(source, row, tag) ?? refuse(`There is no market ${market}.`));
  addTableRow(tree, tables.languages, { name: tag, text: `'${tag}'` });
  addTableRow(tree, tables.languageNames, { name: tag, text: `'${tag}': ${quote(name)}` });
  copyEnglishRow(tree, tables.importWords, tag);
  const { propertyName } = names(tag);
  editFile(tree, tables.errorTextFiles.file, (source) => {
    const english = "import en from './translations/en.json' with { type: 'json' };";
    const line = `import ${propertyName} from './translations/${tag}.json' with { type: 'json' };`;
    return source.text.replace(english, `${english}\n${line}`);
  });
  const text = tag === propertyName ? tag : `'${tag}': ${propertyName}`;
  addTableRow(tree, tables.errorTextFiles, { name: tag, text });
  addFiles(tree, tag);
  markLanguageToTranslate(tree, tag);
  return finish(tree, 'docs');
}
