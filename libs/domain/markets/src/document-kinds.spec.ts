import { expect, it } from 'vitest';
import { documentName } from './document-kinds.data.ts';

it.each([
  ['natid', 'zh-Hant', '身分證字號'],
  ['natid', 'en', 'ROC ID'],
  ['cpf', 'pt-BR', 'CPF'],
  ['idnr', 'th', 'เลขประจำตัวประชาชน'],
] as const)('%s is named in %s as on the document', (kind, language, name) =>
  expect(documentName(kind, language)).toBe(name),
);
