import { baseApi } from '@pasar/base-api';
import { checkoutContract, defineScreen } from '@pasar/screen-kit';
import type { CheckoutRemote, ScreenDefinition, ScreenEntry } from '@pasar/screen-kit';
import { shellTexts } from '../../translations.ts';
import { CheckoutFailed } from './CheckoutFailed.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';

/** Imports the checkout, which is built and released separately. The module is validated before use. */
export type ImportCheckout = () => Promise<unknown>;

const isRemote = (module: unknown): module is CheckoutRemote =>
  typeof module === 'object' &&
  module !== null &&
  'contract' in module &&
  module.contract === checkoutContract;

const head: ScreenDefinition['head'] = (_state, _input, _context, t) => ({
  title: t('checkout_title'),
  robots: 'noindex, nofollow',
});

const failedScreen = (): ScreenDefinition =>
  defineScreen({ namespaces: [shellTexts], signedIn: true, head, Screen: CheckoutFailed });

const remoteScreen = (remote: CheckoutRemote): ScreenDefinition =>
  defineScreen({
    namespaces: [shellTexts],
    signedIn: true,
    head,
    needs: [({ query }, context) => remote.needs?.({ api: baseApi, context, query }) ?? []],
    Screen: () => <CheckoutFrame remote={remote} />,
  });

/** The checkout as a screen. If it fails to load, the screen offers a retry and the cart is unchanged. @spec checkout-page */
export const checkoutScreen = (module: string, importCheckout: ImportCheckout): ScreenEntry => ({
  module,
  load: async ({ context }) => {
    try {
      const remote = await importCheckout();
      if (!isRemote(remote)) return { default: failedScreen() };
      await remote.prepare(context.language);
      return { default: remoteScreen(remote) };
    } catch {
      return { default: failedScreen() };
    }
  },
});
