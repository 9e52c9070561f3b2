import { loadStyles } from './load-styles.ts';

/** The checkout's specifier in the page's import map; its stylesheet is below it. */
export const remoteCheckout = '@pasar/remote-checkout-module';

/** URL of the stylesheet in the import map; undefined in development, where modules inject styles. */
function stylesheet(): string | undefined {
  try {
    return import.meta.resolve(`${remoteCheckout}/styles.css`);
  } catch {
    return undefined;
  }
}

/** Imports the current release of the checkout with its styles, through the import map. */
export async function importCheckout(): Promise<unknown> {
  const href = stylesheet();
  const [module] = await Promise.all([
    import('@pasar/remote-checkout-module'),
    href === undefined ? undefined : loadStyles(document, href),
  ]);
  return module;
}
