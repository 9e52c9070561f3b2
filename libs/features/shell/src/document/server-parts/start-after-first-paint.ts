/** The longest wait for the load event and the paint: a picture may hang, and a hidden tab never paints. */
const timeoutMs = 2000;

/** The waits before modules that could not be loaded are requested again; each is twice the one before. */
const firstRetryMs = 1000;
const lastRetryMs = 32_000;

/**
 * Returns an inline script that loads a page's modules, given in execution order, after the first paint with
 * its images, which would otherwise compete for network and CPU. All modules are preloaded at once, and each
 * runs in its own task, so that the browser can handle input in between. A module that cannot be loaded does not keep the
 * others from starting (the app shows that its screen is missing), and is requested again about a minute long: one lost
 * connection or busy server would otherwise leave a page that never hydrates.
 */
export const startAfterFirstPaint = (scripts: readonly string[]): string =>
  `{
let start = async () => {
  start = () => {};
  const scripts = ${JSON.stringify(scripts)};
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const run = async (scripts, failed = []) => {
    for (const href of scripts) {
      await import(href).catch(() => failed.push(href));
      await new Promise((next) => setTimeout(next));
    }
    return failed;
  };
  let failed = await run(scripts);
  for (let wait = ${firstRetryMs}; failed.length && wait <= ${lastRetryMs}; wait *= 2) {
    await new Promise((next) => setTimeout(next, wait));
    failed = await run(failed);
  }
};
const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => start())));
addEventListener('load', painted, { once: true });
setTimeout(() => start(), ${timeoutMs});
}`.replaceAll(/\n\s*/g, '');
