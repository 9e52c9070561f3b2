import type { LanguageTag } from './language-tags.ts';

/** An official number of people or companies. */
type DocumentRow = {
  /** Its name; mostly an abbreviation, the same in every language. */
  readonly label: string;
  /** Its name where a language has another one. */
  readonly names?: Partial<Readonly<Record<LanguageTag, string>>>;
  /** Made up, with valid check digits. */
  readonly example: string;
  /**
   * Source of a regular expression for the number in capitals, without dots, dashes and spaces; for numbers without a public
   * check-digit algorithm.
   */
  readonly pattern?: string;
};

/** Tax numbers and identity documents of the markets. */
export const documentKinds = {
  cpf: { label: 'CPF', example: '529.982.247-25' },
  cnpj: { label: 'CNPJ', example: '16.727.230/0001-97' },
  cuit: { label: 'CUIT', example: '20-05536168-2' },
  'dni-ar': { label: 'DNI', example: '20.123.456' },
  rut: { label: 'RUT', example: '12.531.909-2' },
  nit: { label: 'NIT', example: '213.123.432-1' },
  rfc: { label: 'RFC', example: 'GODE 561231 GR8' },
  curp: { label: 'CURP', example: 'BOXW310820HNERXN09' },
  nif: { label: 'NIF', example: '54362315-K' },
  nie: { label: 'NIE', example: 'X-2482300-W' },
  cif: { label: 'CIF', example: 'J99216582' },
  siren: { label: 'SIREN', example: '552 008 443' },
  siret: { label: 'SIRET', example: '732 829 320 00074' },
  nip: { label: 'NIP', example: '856-734-62-15' },
  pesel: { label: 'PESEL', example: '44051401359' },
  gstin: { label: 'GSTIN', example: '27AAPFU0939F1ZV' },
  pan: { label: 'PAN', example: 'ACUPA7085R' },
  npwp: { label: 'NPWP', example: '01.312.166.0-091.000' },
  nik: { label: 'NIK', example: '3171011708900001', pattern: '\\d{16}' },
  'tin-my': { label: 'TIN', example: 'IG12345678901', pattern: '[A-Z]{1,2}\\d{8,11}' },
  nric: { label: 'MyKad', example: '770305-02-1234' },
  'tin-ph': { label: 'TIN', example: '123-456-789-000', pattern: '\\d{9}(?:\\d{3,5})?' },
  'tin-th': {
    label: 'TIN',
    names: { th: 'เลขประจำตัวผู้เสียภาษี' },
    example: '1-2345-45678-78-1',
  },
  idnr: { label: 'Thai ID', names: { th: 'เลขประจำตัวประชาชน' }, example: '1-2345-45678-78-1' },
  ubn: { label: 'UBN', names: { 'zh-Hant': '統一編號' }, example: '00501503' },
  natid: { label: 'ROC ID', names: { 'zh-Hant': '身分證字號' }, example: 'A123456789' },
  mst: { label: 'MST', example: '0100233488' },
  uen: { label: 'UEN', example: '00192200M' },
} as const satisfies Readonly<Record<string, DocumentRow>>;

export type DocumentKind = keyof typeof documentKinds;

/** The name of a document kind in a language. */
export const documentName = (kind: DocumentKind, language: LanguageTag): string => {
  const { label, names }: DocumentRow = documentKinds[kind];
  return names?.[language] ?? label;
};

/** The row of a document kind, with its pattern if there is one. */
export const describeDocument = (kind: DocumentKind): DocumentRow => documentKinds[kind];
