import type { LanguageTag } from '@pasar/markets';
import en from '../translations/en.json' with { type: 'json' };
import es from '../translations/es.json' with { type: 'json' };
import fil from '../translations/fil.json' with { type: 'json' };
import fr from '../translations/fr.json' with { type: 'json' };
import hi from '../translations/hi.json' with { type: 'json' };
import id from '../translations/id.json' with { type: 'json' };
import ms from '../translations/ms.json' with { type: 'json' };
import pl from '../translations/pl.json' with { type: 'json' };
import ptBR from '../translations/pt-BR.json' with { type: 'json' };
import th from '../translations/th.json' with { type: 'json' };
import vi from '../translations/vi.json' with { type: 'json' };
import zhHans from '../translations/zh-Hans.json' with { type: 'json' };
import zhHant from '../translations/zh-Hant.json' with { type: 'json' };

type MessageTexts = typeof en;

const texts: Readonly<Record<LanguageTag, MessageTexts>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ms,
  id,
  fil,
  th,
  vi,
  'pt-BR': ptBR,
  es,
  fr,
  pl,
  hi,
};

/** Returns a text of a message in a language, with its `{{values}}` filled in. */
export const messageText = (
  key: keyof MessageTexts,
  language: LanguageTag,
  values: Readonly<Record<string, string>> = {},
): string => texts[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
