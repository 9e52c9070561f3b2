/**
 * Adds a stylesheet to the page and resolves once it has loaded; resolves at once if the page already has it,
 * for example from the server's HTML. Rejects if it fails to load.
 */
export const loadStyles = (page: Document, href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    if (links.some((link) => link.href === href)) return resolve();
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    page.head.append(link);
  });
