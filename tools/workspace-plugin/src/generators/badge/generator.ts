import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addCase } from '../../source/add-case.ts';
import { addMember, addTerm, addToUnion, hasMember } from '../../source/edit-types.ts';
import { declarations, workspacePaths, tables } from '../../workspace-paths.data.ts';
import { addMigration } from '../../write/add-migration.ts';
import { checkFree } from '../../write/check-input.ts';
import { addTableRow, editFile, readText, rowNames } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { refuse } from '../../write/refuse.ts';
import { addTexts } from '../../write/texts.ts';
import { toTitle } from '../../write/words.ts';

export type BadgeOptions = {
  readonly name: string;
  readonly field?: string;
  readonly text?: string;
  readonly column?: string;
  readonly value?: string;
};

/** The rules store a card's facts as bits of one number. */
const mostFacts = 32;

/** Adds the fact that is read from the item. */
function addFact(tree: Tree, field: string): void {
  const facts = rowNames(tree, tables.badgeFacts);
  checkFree(field, facts, tables.badgeFacts.file);
  if (facts.length >= mostFacts)
    refuse(
      `The rules read ${mostFacts} facts already (${tables.badgeFacts.file}): remove one that no rule uses, or store the facts in two numbers.`,
    );
  addTableRow(tree, tables.badgeFacts, { name: field, text: `${field}: 1 << ${facts.length}` });
  const { readCardFacts, cardFacts } = declarations;
  const readFact = ([item, requested]: readonly string[]) =>
    `(${requested} & is.${field} && ${item}.${field} ? is.${field} : 0)`;
  editFile(tree, readCardFacts.file, (source) => addTerm(source, readCardFacts.name, '|', readFact));
  editFile(tree, cardFacts.file, (source) =>
    addMember(source, cardFacts.name, `readonly ${field}?: unknown;`),
  );
}

/** Adds the column of a field that is true or false, with its migration. */
function addColumn(tree: Tree, field: string): void {
  const { itemTable, seededLabels } = declarations;
  editFile(tree, itemTable.file, (source) =>
    addMember(source, itemTable.name, `${field}: Generated<boolean>;`),
  );
  editFile(tree, seededLabels.file, (source) => addToUnion(source, seededLabels.name, `'${field}'`));
  addTableRow(tree, tables.seededItems, { name: field, text: `${field}: false` });
  const statement = `alter table item add column ${field} boolean not null default false`;
  addMigration(tree, `item-${field.replaceAll('_', '-')}`, statement);
}

/** Carries the field to the card: from a new column, or from an existing one that is true or has a value. */
function addField(tree: Tree, field: string, { column, value }: BadgeOptions): void {
  if (rowNames(tree, tables.itemCardFields).includes(field)) return;
  addTableRow(tree, tables.itemCardFields, { name: field, text: `${field}: Type.Optional(Type.Boolean())` });
  if (column === undefined) addColumn(tree, field);
  const read = column ?? field;
  if (!rowNames(tree, tables.cardColumns).includes(read))
    addTableRow(tree, tables.cardColumns, { name: read, text: `'${read}'` });
  const holds = value === undefined ? `row.${read}` : `row.${read} === '${value}'`;
  addTableRow(tree, tables.cardLabels, { name: field, text: `...(${holds} && { ${field}: true })` });
  const { cardLabels } = declarations;
  editFile(tree, cardLabels.file, (source) => addToUnion(source, cardLabels.name, `'${field}'`));
}

function checkColumn(tree: Tree, { column, value }: BadgeOptions): void {
  const { file, name } = declarations.itemTable;
  if (column === undefined) {
    if (value !== undefined) refuse('Say --column as well: the column that has the value.');
  } else if (!hasMember({ file, text: readText(tree, file) }, name, column))
    refuse(`An item has no column ${column} (${file}): leave out --column to add one.`);
  if (value !== undefined && !/^[\w -]+$/.test(value))
    refuse(`"${value}" is not a value of letters and digits.`);
}

/** Adds a badge with its rule, look, texts, example and cases. */
export default async function badgeGenerator(tree: Tree, options: BadgeOptions): Promise<GeneratorCallback> {
  const { name } = options;
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(name))
    refuse(`"${name}" is not CONSTANT_CASE: write it like HAND_MADE.`);
  checkFree(name, rowNames(tree, tables.badgeRules), tables.badgeRules.file);
  const word = name.toLowerCase();
  const field = options.field ?? `is_${word}`;
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(field))
    refuse(`"${field}" is not snake_case: write it like is_hand_made.`);
  checkColumn(tree, options);
  addFact(tree, field);
  addField(tree, field, options);
  addTableRow(tree, tables.badgeRules, { name, text: `${name}: [fact('${field}')]` });
  addTexts(tree, workspacePaths.cardTexts, { [word]: options.text ?? toTitle(word.replaceAll('_', '-')) });
  addTableRow(tree, tables.badgeStyles, { name, text: `${name}: { tone: 'neutral', word: '${word}' }` });
  addTableRow(tree, tables.badgeExamples, { name, text: `${name}: { item: { ${field}: true } }` });
  addTableRow(tree, tables.badgesWithoutPicture, { name, text: `'${name}'` });
  for (const [title, value, shown] of [
    ['is set', true, { promotionLabel: [name] }],
    ['is absent', undefined, {}],
  ] as const)
    editFile(tree, workspacePaths.badgeCases, ({ text }) =>
      addCase(text, {
        name: `${name} where its field ${title}`,
        given: {
          item: { [field]: value },
          manifest: { slots: { promotionLabel: [{ name, is_predefined: true, id: 1 }] } },
        },
        expect: shown,
      }),
    );
  return finish(tree, 'docs');
}
