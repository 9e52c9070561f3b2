import type { MarketProfile } from './data/market-profiles.data.ts';
import { en } from './languages/en.data.ts';
import { es } from './languages/es.data.ts';
import { fr } from './languages/fr.data.ts';
import { id } from './languages/id.data.ts';
import type { LanguageData } from './languages/language-data.ts';
import { ms } from './languages/ms.data.ts';
import { pl } from './languages/pl.data.ts';
import { ptBr } from './languages/pt-br.data.ts';
import { th } from './languages/th.data.ts';
import { vi } from './languages/vi.data.ts';
import { zhHant } from './languages/zh-hant.data.ts';

export const languages: Record<MarketProfile['words'], LanguageData> = {
  en,
  id,
  ms,
  th,
  vi,
  'zh-Hant': zhHant,
  'pt-BR': ptBr,
  es,
  fr,
  pl,
};
