/**
 * Adds a stylesheet to the page, and resolves when it is there; at once when the page has it already, as one has that the
 * server rendered. Rejects when it cannot be loaded.
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
