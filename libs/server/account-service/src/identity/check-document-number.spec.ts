import { errorCodes } from '@pasar/error-catalogue';
import { documentKinds, memberDocuments } from '@pasar/markets';
import type { DocumentKind } from '@pasar/markets';
import { expect, it } from 'vitest';
import { readMemberNumber } from './check-document-number.ts';

const kinds = Object.entries(documentKinds) as [DocumentKind, { example: string }][];

it.each(kinds)('%s: accepts its example', async (kind, { example }) => {
  expect(await readMemberNumber(example, [kind])).toMatchObject({ kind });
});

it.each<[DocumentKind, string]>([
  ['cpf', '529.982.247-24'],
  ['cpf', '111.111.111-11'],
  ['cnpj', '16.727.230/0001-98'],
  ['cuit', '20-05536168-3'],
  ['rut', '12.531.909-3'],
  ['nit', '213.123.432-2'],
  ['nif', '54362315-J'],
  ['nie', 'X-2482300-A'],
  ['siren', '552 008 444'],
  ['nip', '856-734-62-16'],
  ['pesel', '44051401358'],
  ['idnr', '1-2345-45678-78-2'],
  ['ubn', '00501502'],
  ['natid', 'A123456788'],
  ['mst', '0100233489'],
  ['uen', '00192200L'],
  ['nik', '31710117'],
  ['tin-my', '770305'],
])('%s: rejects %s', async (kind, text) => {
  await expect(readMemberNumber(text, [kind])).rejects.toThrow(
    expect.objectContaining({ code: errorCodes.DOCUMENT_INVALID }),
  );
});

it('accepts a company number of Taiwan that was issued since 2023', async () => {
  expect(await readMemberNumber('10458570', ['ubn'])).toEqual({ kind: 'ubn', number: '10458570' });
});

it("accepts the market's first matching kind, without dots and dashes", async () => {
  expect(await readMemberNumber(' 16.727.230/0001-97 ', memberDocuments.BR.taxNumbers)).toEqual({
    kind: 'cnpj',
    number: '16727230000197',
  });
});
