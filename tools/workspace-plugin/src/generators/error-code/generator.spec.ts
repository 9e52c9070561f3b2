import { expect, it } from 'vitest';
import { readRows } from '../../source/edit-table.ts';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import errorCode from './generator.ts';

it('adds a code in our range that no server throws yet', async () => {
  const files = await runGenerator(errorCode, {
    name: 'GIFT_TOO_HEAVY',
    meaning: "The gift's box is too heavy",
  });
  expect(files[tables.errorCodes.file]).toMatch(
    /id: 'own-gift-too-heavy',\n {4}code: 70000\d{3},\n {4}name: 'GIFT_TOO_HEAVY',/,
  );
  expect(files[tables.errorCodes.file]).toContain(`meaning: "The gift's box is too heavy"`);
  expect(files[tables.waitingErrorCodes.file]).toContain("GIFT_TOO_HEAVY: 'added, and not thrown yet',");
  expect(files[tables.errorTexts.file]).toBeUndefined();
});

it('writes the same columns as the other rows', async () => {
  const text = (await runGenerator(errorCode, { name: 'GIFT_TOO_HEAVY' }))[tables.errorCodes.file] ?? '';
  const rows = readRows({ file: tables.errorCodes.file, text }, tables.errorCodes.name);
  const columns = rows.map((row) => [...row.matchAll(/^ {4}(\w+):/gm)].map(([, column]) => column));
  expect(columns.at(-1)).toEqual(columns.at(-2));
});

it('adds its text in every language, marked for translation', async () => {
  const files = await runGenerator(errorCode, { name: 'GIFT_TOO_HEAVY', code: 70000555, text: 'Too heavy.' });
  expect(files[tables.errorTexts.file]).toContain("GIFT_TOO_HEAVY: 'gift-too-heavy',");
  expect(JSON.parse(files[`${workspacePaths.errorTexts}/th.json`] ?? '')).toMatchObject({
    'gift-too-heavy': 'Too heavy.',
  });
  expect(JSON.parse(files[workspacePaths.toTranslate] ?? '')).toMatchObject({
    keys: { [workspacePaths.errorTexts]: expect.arrayContaining(['gift-too-heavy']) },
  });
});

it.each([
  ['a name in use', { name: 'PRICE_CHANGED' }, 'is in use already'],
  ['a name in a different case', { name: 'price-low' }, 'is not CONSTANT_CASE'],
  ['a code in use', { name: 'NEW_ONE', code: 70000001 }, 'is in use already'],
  ['another member’s code', { name: 'NEW_ONE', code: 12 }, 'is outside our range'],
])('refuses %s', async (_, options, message) => {
  await expect(runGenerator(errorCode, options)).rejects.toThrow(message);
});
