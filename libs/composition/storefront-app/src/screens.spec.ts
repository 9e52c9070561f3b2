// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createScreens } from './screens.ts';

/** A screen of a library of ours needs nothing to be loaded; the checkout comes from elsewhere, through its port. */
type BuiltInScreen = { readonly module: string; readonly load: () => Promise<unknown> };

const screens = createScreens({ importCheckout: () => Promise.reject(new Error('no checkout here')) });
const own = Object.values(screens).filter(
  ({ module }) => module !== screens.checkout.module,
) as BuiltInScreen[];

it.each([...new Map(own.map(({ module, load }) => [module, load]))])(
  'loads %s from the module that its page tells browsers to fetch',
  async (module, load) => {
    expect(await load()).toBe(await import(/* @vite-ignore */ module));
  },
);
