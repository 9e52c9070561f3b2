/** The longest wait for the load event and the paint: a picture may hang, and a hidden tab never paints. */
const timeoutMs = 2000;

/**
 * Returns an inline script that loads a page's modules, given in execution order, after the first paint with
 * its images, which would otherwise compete for network and CPU. All modules are preloaded at once, and each
 * runs in its own task, so that the browser can handle input in between. A module that cannot be loaded does not keep the
 * others from starting: the app, which is the last, shows that its screen is missing.
 */
export const startAfterFirstPaint = (scripts: readonly string[]): string =>
  `{
let start = async () => {
  start = () => {};
  const scripts = ${JSON.stringify(scripts)};
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const href of scripts) {
    await import(href).catch(() => {});
    await new Promise((next) => setTimeout(next));
  }
};
const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => start())));
addEventListener('load', painted, { once: true });
setTimeout(() => start(), ${timeoutMs});
}`.replaceAll(/\n\s*/g, '');
