// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { loadStyles } from './load-styles.ts';

const href = 'http://localhost/assets/checkout/index.css';
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** A fake page whose stylesheets all load, or all fail. */
const pageWhere = (styles: 'arrive' | 'fail'): Document => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, {
    disableCSSFileLoading: true,
    handleDisabledFileLoadingAsSuccess: styles === 'arrive',
  });
  return document;
};

afterEach(() => document.head.replaceChildren());

it('waits until the stylesheet has loaded', async () => {
  await loadStyles(pageWhere('arrive'), href);
  expect(links().map((link) => link.href)).toEqual([href]);
});

it('does not add a stylesheet twice', async () => {
  const page = pageWhere('arrive');
  await loadStyles(page, href);
  await loadStyles(page, href);
  expect(links()).toHaveLength(1);
});

it('removes a stylesheet that failed to load, so that it can be retried', async () => {
  await expect(loadStyles(pageWhere('fail'), href)).rejects.toThrow('could not be loaded');
  expect(links()).toEqual([]);
});
