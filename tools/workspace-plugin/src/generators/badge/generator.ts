import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addCase } from '../../source/add-case.ts';
import { addMember, addTerm, addToUnion } from '../../source/edit-types.ts';
import { declarations, places, tables } from '../../workspace-places.data.ts';
import { addMigration } from '../../write/add-migration.ts';
import { checkFree } from '../../write/check-input.ts';
import { addTableRow, editFile, rowNames } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { refuse } from '../../write/refuse.ts';
import { addTexts } from '../../write/texts.ts';
import { toTitle } from '../../write/words.ts';

export type BadgeOptions = { readonly name: string; readonly field?: string; readonly text?: string };

/** The rules store a card's facts as bits of one number. */
const mostFacts = 32;

/** Adds the fact that is read from the item, and its field from the database to the card. */
function addFact(tree: Tree, field: string): void {
  const facts = rowNames(tree, tables.badgeFacts);
  checkFree(field, facts, tables.badgeFacts.file);
  if (facts.length >= mostFacts)
    refuse(`The rules read ${mostFacts} facts already: one more needs a second number.`);
  addTableRow(tree, tables.badgeFacts, { name: field, text: `${field}: 1 << ${facts.length}` });
  const { readCardFacts, cardFacts, itemTable, seededLabels } = declarations;
  const readFact = ([item, requested]: readonly string[]) =>
    `(${requested} & is.${field} && ${item}.${field} ? is.${field} : 0)`;
  editFile(tree, readCardFacts.file, (source) => addTerm(source, readCardFacts.name, '|', readFact));
  editFile(tree, cardFacts.file, (source) =>
    addMember(source, cardFacts.name, `readonly ${field}?: unknown;`),
  );
  const fields = rowNames(tree, tables.itemCardFields);
  if (fields.includes(field)) return;
  addTableRow(tree, tables.itemCardFields, { name: field, text: `${field}: Type.Optional(Type.Boolean())` });
  editFile(tree, itemTable.file, (source) =>
    addMember(source, itemTable.name, `${field}: Generated<boolean>;`),
  );
  editFile(tree, seededLabels.file, (source) => addToUnion(source, seededLabels.name, `'${field}'`));
  addTableRow(tree, tables.seededItems, { name: field, text: `${field}: false` });
  const statement = `alter table item add column ${field} boolean not null default false`;
  addMigration(tree, `item-${field.replaceAll('_', '-')}`, statement);
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
  addFact(tree, field);
  addTableRow(tree, tables.badgeRules, { name, text: `${name}: [fact('${field}')]` });
  addTexts(tree, places.cardTexts, { [word]: options.text ?? toTitle(word.replaceAll('_', '-')) });
  addTableRow(tree, tables.badgeStyles, { name, text: `${name}: { tone: 'neutral', word: '${word}' }` });
  addTableRow(tree, tables.badgeExamples, { name, text: `${name}: { item: { ${field}: true } }` });
  for (const [title, value, shown] of [
    ['is set', true, { promotionLabel: [name] }],
    ['is absent', undefined, {}],
  ] as const)
    editFile(tree, places.badgeCases, ({ text }) =>
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
