import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemIndonesian } from '@orama/stemmers/indonesian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { LanguageTag } from '@pasar/markets';
import { stemPolish } from './stem-polish.ts';

type Stem = (word: string) => string;

/** Snowball's stemmers by language. Vietnamese, Thai and Chinese do not inflect. */
export const stemmers: Readonly<Partial<Record<LanguageTag, Stem>>> = {
  en: stemEnglish,
  es: stemSpanish,
  fr: stemFrench,
  id: stemIndonesian,
  ms: stemIndonesian,
  pl: stemPolish,
  'pt-BR': stemPortuguese,
};
