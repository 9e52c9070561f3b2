import '@pasar/design-system/styles.css';
import './preview.css';
import type { Store } from '@pasar/base-api';
import { FormatProvider, IconSymbols } from '@pasar/design-system';
import { CardContextProvider } from '@pasar/item-card';
import { marketByCode } from '@pasar/markets';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import { createMarketFormat } from '@pasar/screen-kit';
import type { ScreenContext } from '@pasar/screen-kit';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { applyToolbar } from '../src/apply-toolbar.ts';
import { loadLanguage } from '../src/load-language.ts';
import { createMarketContext } from '../src/cards/create-market-context.ts';
import { ScreenDecorator } from '../src/screens/ScreenDecorator.tsx';
import { createScreenContext, createScreenStore } from '../src/screens/screen-setup.ts';
import type { ScreenSetup } from '../src/screens/screen-setup.ts';
import { toolbars } from '../src/toolbars.ts';

// Lazily loaded chunks, such as a dialog's, may be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The toolbar's values. */
type Globals = {
  readonly language: LanguageTag;
  readonly market: MarketCode;
  readonly theme: string;
  readonly scheme: string;
  readonly viewport?: { readonly value?: string };
};

type LoadedData = {
  readonly i18n: i18n;
  readonly shell?: { readonly context: ScreenContext; readonly store: Store };
};

const readScreenSetup = (parameters: Readonly<Record<string, unknown>>): ScreenSetup | undefined =>
  parameters['screenSetup'] as ScreenSetup | undefined;

const loadTexts: Loader = async ({ globals }) => ({
  i18n: await loadLanguage(String(globals['language']) as LanguageTag),
});

/** Loads the formats of the toolbar's market, for components that take a `format`. */
const loadFormat: Loader = async ({ globals }) => {
  const { market, language } = globals as unknown as Globals;
  return { format: createMarketFormat(marketByCode(market), language) };
};

/** Wraps a story with `parameters.screenSetup` in a shell. */
const loadShell: Loader = async ({ globals, parameters }) => {
  const setup = readScreenSetup(parameters);
  if (!setup) return {};
  const context = createScreenContext(globals as unknown as Globals, setup);
  return { shell: { context, store: await createScreenStore(setup, context) } };
};

const inAScreen: Decorator<object> = (Story, { loaded }) => {
  const { shell } = loaded as LoadedData;
  return shell ? (
    <ScreenDecorator {...shell}>
      <Story />
    </ScreenDecorator>
  ) : (
    <Story />
  );
};

const inTheStore: Decorator<object> = (Story, { loaded, globals, parameters }) => {
  const { language, market, theme, scheme } = globals as unknown as Globals;
  applyToolbar(document.documentElement, { language, theme, scheme });
  return (
    <I18nextProvider i18n={(loaded as LoadedData).i18n}>
      <FormatProvider value={createMarketFormat(marketByCode(market), language)}>
        <MemoryRouter initialEntries={[readScreenSetup(parameters)?.at ?? '/']}>
          <CardContextProvider context={createMarketContext(market)}>
            <IconSymbols />
            <Story />
          </CardContextProvider>
        </MemoryRouter>
      </FormatProvider>
    </I18nextProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: { language: 'en', market: 'SG', theme: 'default', scheme: 'light' },
  loaders: [loadTexts, loadFormat, loadShell],
  decorators: [inAScreen, inTheStore],
  parameters: {
    a11y: {
      test: 'error',
      // Base UI's focus guards are hidden and focusable on purpose: they pass the focus on at once, and none of
      // them keeps it. Axe takes that for a fault (mui/base-ui#4668, dequelabs/axe-core#4832).
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Contents', 'Voice', 'Pictures', 'Do and don’t', 'Add a badge'],
          'Item card',
          ['ItemCard', 'By wire field', 'Badges', 'Exclusions', 'Card sets'],
          'Pages',
          'Screens',
          'Parts',
          'Layout',
          'Design system',
          ['Tokens'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Mobile web (rw) 390 × 844', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320 × 640', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 820 × 1180', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop web (pc) 1440 × 900', styles: { width: '1440px', height: '900px' } },
        wide: { name: 'Wide 2560 × 1440', styles: { width: '2560px', height: '1440px' } },
      },
    },
  },
};

export default preview;
