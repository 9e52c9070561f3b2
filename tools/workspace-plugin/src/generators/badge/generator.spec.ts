import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { declarations, workspacePaths, tables } from '../../workspace-paths.data.ts';
import badge from './generator.ts';

it('adds a badge with its rule, look, example and cases', async () => {
  const files = await runGenerator(badge, { name: 'HAND_MADE', text: 'Made by hand' });
  expect(files[tables.badgeRules.file]).toContain("  HAND_MADE: [fact('is_hand_made')],\n} as const");
  expect(files[tables.badgeStyles.file]).toContain("HAND_MADE: { tone: 'neutral', word: 'hand_made' },");
  expect(files[tables.badgeExamples.file]).toContain('HAND_MADE: { item: { is_hand_made: true } },');
  expect(files[tables.badgesWithoutPicture.file]).toContain(
    "badgesNotYetPictured: readonly string[] = ['HAND_MADE']",
  );
  expect(JSON.parse(files[`${workspacePaths.cardTexts}/fr.json`] ?? '')).toMatchObject({
    hand_made: 'Made by hand',
  });
  const cases = JSON.parse(files[workspacePaths.badgeCases] ?? '').cases.slice(-2);
  expect(cases.map((each: { expect: object }) => each.expect)).toEqual([
    { promotionLabel: ['HAND_MADE'] },
    {},
  ]);
});

it('carries its field from the database to the rule', async () => {
  const files = await runGenerator(badge, { name: 'HAND_MADE', field: 'made_by_hand' });
  expect(files[tables.badgeFacts.file]).toMatch(/made_by_hand: 1 << \d+,\n\} as const/);
  expect(files[declarations.readCardFacts.file]).toContain('is.made_by_hand && item.made_by_hand ?');
  expect(files[declarations.cardFacts.file]).toContain('readonly made_by_hand?: unknown;');
  expect(files[tables.itemCardFields.file]).toContain('made_by_hand: Type.Optional(Type.Boolean()),');
  expect(files[declarations.itemTable.file]).toContain('made_by_hand: Generated<boolean>;');
  expect(files[tables.seededItems.file]).toContain('made_by_hand: false,');
  const migration = Object.keys(files).find((path) => path.endsWith('-item-made-by-hand.ts')) ?? '';
  expect(files[migration]).toContain('alter table item add column made_by_hand boolean');
});

it('selects its column and maps it to the card', async () => {
  const files = await runGenerator(badge, { name: 'HAND_MADE' });
  const toCard = files[tables.cardColumns.file] ?? '';
  expect(toCard).toMatch(/'is_hand_made',\n\] as const/);
  expect(toCard).toContain("| 'is_hand_made'\n");
  expect(toCard).toContain('...(row.is_hand_made && { is_hand_made: true }),');
});

it('reads a value of an existing column, without a migration', async () => {
  const files = await runGenerator(badge, { name: 'REFURBISHED', column: 'condition', value: 'refurbished' });
  const toCard = files[tables.cardColumns.file] ?? '';
  expect(toCard).toMatch(/'condition',\n\] as const/);
  expect(toCard).toContain("...(row.condition === 'refurbished' && { is_refurbished: true }),");
  expect(files[tables.itemCardFields.file]).toContain('is_refurbished: Type.Optional(Type.Boolean()),');
  expect(Object.keys(files).filter((path) => /migrations|schema|seed/.test(path))).toEqual([]);
});

it.each([
  ['a name in use', { name: 'COD' }, '"COD" is in use already'],
  ['a fact with an existing rule', { name: 'HAND_MADE', field: 'is_mart' }, '"is_mart" is in use already'],
  ['an unknown column', { name: 'HAND_MADE', column: 'origin' }, 'An item has no column origin'],
  ['a value without a column', { name: 'HAND_MADE', value: 'hand' }, 'Say --column as well'],
  ['a name in a different case', { name: 'hand-made' }, 'is not CONSTANT_CASE'],
  ['a field in a different case', { name: 'HAND_MADE', field: 'handMade' }, 'is not snake_case'],
])('refuses %s', async (_, options, message) => {
  await expect(runGenerator(badge, options)).rejects.toThrow(message);
});
