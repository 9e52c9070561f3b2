/** What a page waits at most for a picture that does not come, or for a tab that nobody looks at, in milliseconds. */
const timeoutMs = 2000;

/**
 * The script that fetches and runs a page's modules, given in the order in which they run, once its first sight is painted,
 * pictures and all: until then the line and the processor are theirs. All are asked for at once, so that none is found late,
 * and each runs in a task of its own, so that the browser answers in between.
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
