import '@pasar/design-system/styles.css';
import { LocaleProvider } from '@pasar/design-system';
import { CardPlaceProvider } from '@pasar/item-card';
import { marketByCode, marketLocale } from '@pasar/markets';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { dressPage } from '../src/dress-page.ts';
import { loadLanguage } from '../src/load-language.ts';
import { placeOfMarket } from '../src/cards/place-of-market.ts';
import { toolbars } from '../src/toolbars.ts';

/** What the toolbar's values are, by name. */
type Globals = {
  readonly language: LanguageTag;
  readonly market: MarketCode;
  readonly theme: string;
  readonly scheme: string;
};

const inTheStore: Decorator<object> = (Story, { loaded, globals }) => {
  const { language, market, theme, scheme } = globals as unknown as Globals;
  dressPage(document.documentElement, { language, theme, scheme });
  return (
    <I18nextProvider i18n={(loaded as { readonly i18n: i18n }).i18n}>
      <LocaleProvider value={marketLocale(marketByCode(market), language)}>
        <MemoryRouter>
          <CardPlaceProvider place={placeOfMarket(market)}>
            <Story />
          </CardPlaceProvider>
        </MemoryRouter>
      </LocaleProvider>
    </I18nextProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: { language: 'en', market: 'SG', theme: 'default', scheme: 'light' },
  loaders: [
    async ({ globals }) => ({ i18n: await loadLanguage(String(globals['language']) as LanguageTag) }),
  ],
  decorators: [inTheStore],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Pages', 'Tokens', 'Item card', 'Layout', 'Design system'] } },
    viewport: {
      options: {
        phone: { name: 'Mobile web (rw) 390 × 844', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320 × 640', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 820 × 1180', styles: { width: '820px', height: '1180px' } },
        desk: { name: 'Desktop web (pc) 1440 × 900', styles: { width: '1440px', height: '900px' } },
        wide: { name: 'Wide 2560 × 1440', styles: { width: '2560px', height: '1440px' } },
      },
    },
  },
};

export default preview;
