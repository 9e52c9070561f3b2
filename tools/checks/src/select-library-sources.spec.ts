import { expect, it } from 'vitest';
import { selectLibrarySources } from './select-library-sources.ts';

const sources = [
  { path: 'libs/ui/layout/src/Header.tsx', text: 'own' },
  { path: 'libs/domain/cart/src/cart.ts', text: 'rule' },
  { path: 'libs/features/shell/src/use-texts.ts', text: "useTranslation('layout')" },
  { path: 'libs/features/shell/src/options.ts', text: 'given its texts' },
  { path: 'libs/ui/item-card/src/Card.tsx', text: "import { useLayoutWords } from '@pasar/layout'" },
  {
    path: 'libs/features/cart-screens/src/Cart.tsx',
    text: "useTranslation('cart-screens'); t('cart-layout')",
  },
];

it('selects the library, the rules, and the libraries that name its namespace or import it', () => {
  expect(selectLibrarySources('libs/ui/layout/src/translations', sources)).toEqual([
    'own',
    'rule',
    "useTranslation('layout')",
    'given its texts',
    "import { useLayoutWords } from '@pasar/layout'",
  ]);
});
