import type { LanguageTag } from '@pasar/markets';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

type WordFile = () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>;

/** Every translation file of every library: `libs/<layer>/<namespace>/src/translations/<language>.json`. */
const files = import.meta.glob('../../../libs/*/*/src/translations/*.json') as Readonly<
  Record<string, WordFile>
>;

const parseTranslationPath = (path: string): { readonly namespace: string; readonly language: string } => {
  const [namespace = '', , , file = ''] = path.split('/').slice(-4);
  return { namespace, language: file.replace('.json', '') };
};

const loadTranslations = async (
  language: string,
): Promise<Record<string, Readonly<Record<string, unknown>>>> => {
  const found = Object.entries(files).filter(([path]) => parseTranslationPath(path).language === language);
  const words = await Promise.all(
    found.map(
      async ([path, load]) => [parseTranslationPath(path).namespace, (await load()).default] as const,
    ),
  );
  return Object.fromEntries(words);
};

/** Creates an i18next instance with all namespaces of one language. */
export const loadLanguage = async (language: LanguageTag): Promise<i18n> => {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await loadTranslations(language) },
    interpolation: { escapeValue: false },
  });
  return instance;
};
