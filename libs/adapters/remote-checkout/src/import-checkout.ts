import { loadStyles } from './load-styles.ts';

/** The name under which the page's import map holds the checkout; its stylesheet lies below it. */
export const remoteCheckout = '@pasar/remote-checkout-module';

/** URL of the stylesheet in the import map; undefined in development, where modules inject styles. */
function stylesheet(): string | undefined {
  try {
    return import.meta.resolve(`${remoteCheckout}/styles.css`);
  } catch {
    return undefined;
  }
}

/** Loads the checkout of the present release with its styles; the import map says where they lie. */
export async function importCheckout(): Promise<unknown> {
  const href = stylesheet();
  const [module] = await Promise.all([
    import('@pasar/remote-checkout-module'),
    href === undefined ? undefined : loadStyles(document, href),
  ]);
  return module;
}
