import ts from 'typescript';
import { parseSource, spliceText } from './source-file.ts';
import type { SourceText } from './source-file.ts';

/** A property that loads English texts: `en: () => import('./translations/en.json')`. */
const loadsEnglish = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'en' &&
  /import\(['"][^'"]*\/en\.json['"]\)/.test(node.initializer.getText());

const find = (node: ts.Node): ts.PropertyAssignment | undefined =>
  loadsEnglish(node) ? node : ts.forEachChild(node, find);

/** The text of a module that loads a language more, beside English; the same text where it loads none. */
export function addLoader(source: SourceText, language: string): string {
  const english = find(parseSource(source));
  if (!english || !ts.isObjectLiteralExpression(english.parent)) return source.text;
  const end = english.parent.getEnd() - 1;
  const loader = english.initializer.getText().replace('/en.json', `/${language}.json`);
  const comma = english.parent.properties.hasTrailingComma ? '' : ',';
  return spliceText(source.text, end, end, `${comma}'${language}': ${loader},\n`);
}
