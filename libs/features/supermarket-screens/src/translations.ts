import type { Namespace } from '@pasar/screen';

/** The texts of these screens, a chunk a language. */
export const supermarketTexts: Namespace = {
  name: 'supermarket-screens',
  load: {
    en: () => import('./translations/en.json'),
    'zh-Hans': () => import('./translations/zh-Hans.json'),
    'zh-Hant': () => import('./translations/zh-Hant.json'),
    ms: () => import('./translations/ms.json'),
    id: () => import('./translations/id.json'),
    fil: () => import('./translations/fil.json'),
    th: () => import('./translations/th.json'),
    vi: () => import('./translations/vi.json'),
    'pt-BR': () => import('./translations/pt-BR.json'),
    es: () => import('./translations/es.json'),
    fr: () => import('./translations/fr.json'),
    pl: () => import('./translations/pl.json'),
    hi: () => import('./translations/hi.json'),
  },
};
