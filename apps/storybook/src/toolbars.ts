import { languageTags, markets } from '@pasar/markets';

const toolbar = (
  title: string,
  icon: string,
  items: readonly { readonly value: string; readonly title: string }[],
): object => ({ description: title, toolbar: { title, icon, items, dynamicTitle: true } });

const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** Storybook's toolbar: market, language, shopper and device. */
export const toolbars: Readonly<Record<string, object>> = {
  language: toolbar(
    'Language',
    'globe',
    languageTags.map((value) => ({ value, title: nameOfLanguage(value) })),
  ),
  market: toolbar(
    'Market',
    'location',
    markets.map(({ code }) => ({ value: code, title: code })),
  ),
  theme: toolbar('Theme', 'paintbrush', [
    { value: 'default', title: 'Default' },
    { value: 'official', title: 'Official shop' },
    { value: 'supermarket', title: 'Supermarket' },
  ]),
  scheme: toolbar('Colour scheme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'auto', title: 'As the device' },
  ]),
};
