// @vitest-environment happy-dom
import type { ScreenEntries } from '@pasar/screen-kit';
import type { ScreenMap } from '@pasar/shell';
import { expect, expectTypeOf, it } from 'vitest';
import { createScreens } from './screens.ts';

/** A screen of our libraries loads without dependencies; the checkout comes through its port. */
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
  'loads %s from the module that its page preloads',
  async (module, load) => {
    expect(await load()).toBe(await import(/* @vite-ignore */ module));
  },
);

it('has a screen for exactly the built routes', () => {
  expectTypeOf<keyof typeof screens>().toEqualTypeOf<keyof ScreenMap>();
});

it('collects the screens of every library, without duplicate routes', () => {
  expect([...registered, 'checkout', 'marketplace-checkout'].toSorted()).toEqual(
    Object.keys(screens).toSorted(),
  );
});
