// @vitest-environment happy-dom
import type { ScreenEntries } from '@pasar/screen-kit';
import type { ScreenMap } from '@pasar/shell';
import { expect, expectTypeOf, it } from 'vitest';
import { createScreens } from './screens.ts';

/** A screen of a library of ours needs nothing to be loaded; the checkout comes from elsewhere, through its port. */
type BuiltInScreen = { readonly module: string; readonly load: () => Promise<unknown> };

const screens = createScreens({ importCheckout: () => Promise.reject(new Error('no checkout here')) });
const libraries = import.meta.glob<Record<string, ScreenEntries>>('../../../features/*/src/screens.ts', {
  eager: true,
});
const registered = Object.entries(libraries)
  .filter(([file]) => !file.includes('/system-screens/'))
  .flatMap(([, exported]) => Object.values(exported).flatMap((entries) => Object.keys(entries)));
const own = Object.values(screens).filter(
  ({ module }) => module !== screens.checkout.module,
) as BuiltInScreen[];

it.each([...new Map(own.map(({ module, load }) => [module, load]))])(
  'loads %s from the module that its page tells browsers to fetch',
  async (module, load) => {
    expect(await load()).toBe(await import(/* @vite-ignore */ module));
  },
);

it('has a screen for every route that is built, and for no other', () => {
  expectTypeOf<keyof typeof screens>().toEqualTypeOf<keyof ScreenMap>();
});

it('collects the screens of every library, of which no two answer the same route', () => {
  expect([...registered, 'checkout', 'marketplace-checkout'].toSorted()).toEqual(
    Object.keys(screens).toSorted(),
  );
});
