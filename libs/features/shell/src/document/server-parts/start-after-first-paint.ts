/** The longest wait for the load event and the paint: a picture may hang, and a hidden tab never paints. */
const timeoutMs = 2000;

/**
 * An inline script that loads a page's modules, given in execution order, after the first paint with its pictures: until then
 * network and CPU are left to them. All modules are preloaded at once, and each runs in its own task, so that the browser
 * can handle input in between.
 */
export const startAfterFirstPaint = (scripts: readonly string[]): string =>
  `{
let start = async () => {
  start = () => {};
  const scripts = ${JSON.stringify(scripts)};
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const href of scripts) {
    await import(href);
    await new Promise((next) => setTimeout(next));
  }
};
const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => start())));
addEventListener('load', painted, { once: true });
setTimeout(() => start(), ${timeoutMs});
}`.replaceAll(/\n\s*/g, '');
