import type { FooterColumn } from './page/Footer.tsx';
import type { PreferenceChoice } from './preferences/preference-choice.ts';

const markets: readonly PreferenceChoice[] = [
  ['SG', 'Singapore'],
  ['ID', 'Indonesia'],
  ['MY', 'Malaysia'],
  ['PH', 'Philippines'],
  ['TW', '台灣'],
  ['TH', 'ไทย'],
  ['VN', 'Việt Nam'],
  ['BR', 'Brasil'],
  ['PL', 'Polska'],
  ['IN', 'India'],
].map(([value = '', label = '']) => ({
  value,
  label,
  href: `http://${value.toLowerCase()}.localhost:4200/`,
  current: value === 'SG',
}));

const languages: readonly PreferenceChoice[] = [
  { value: 'en', label: 'English', current: true },
  { value: 'zh-Hans', label: '简体中文' },
  { value: 'ms', label: 'Bahasa Melayu' },
];

const columns: readonly FooterColumn[] = [
  {
    title: 'Customer care',
    links: [
      { label: 'Help centre', to: '/help' },
      { label: 'How to buy', to: '/how-to-buy' },
      { label: 'Returns and refunds', to: '/returns' },
    ],
  },
  {
    title: 'About Pasar',
    links: [
      { label: 'About us', to: '/about' },
      { label: 'Careers', to: '/careers' },
      { label: 'Privacy settings', to: '/privacy' },
    ],
  },
];

/** An example of the props that an app passes to the layout, for stories and specs. */
export const layoutExamples = {
  markets,
  languages,
  columns,
  tabs: [
    { name: 'home', to: '/' },
    { name: 'categories', to: '/categories' },
    { name: 'cart', to: '/cart' },
    { name: 'me', to: '/me' },
  ],
  suggestions: [
    { text: 'rattan basket', note: 'Home', link: '/search?keyword=rattan+basket' },
    { text: 'rattan chair', note: 'Furniture', link: '/search?keyword=rattan+chair' },
    { text: 'rattan lamp', icon: 'clock', link: '/search?keyword=rattan+lamp' },
  ],
  categories: ['Fresh food', 'Home', 'Fashion', 'Phones', 'Beauty', 'Toys', 'Sports', 'Books', 'Garden'].map(
    (label) => ({ label, to: `/${label}` }),
  ),
} as const;
