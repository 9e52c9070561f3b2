import type { Page } from '@playwright/test';

/** A common shopper interaction: the page, and what to press or type. */
export type Interaction = {
  readonly name: string;
  /** Path of the page; `product` is the first product on home. */
  readonly at: string;
  readonly act: (page: Page) => Promise<void>;
  /** Selector that matches once the interaction is complete. */
  readonly until: string;
};

const results = '/search?keyword=lamp';

/** The ten most common interactions. Selectors use positions and roles instead of texts, so that any language works. */
export const interactions: readonly Interaction[] = [
  {
    name: 'open a product from home',
    at: '/',
    act: (page) => page.locator('main article a').first().tap(),
    until: 'main [itemid], main h1',
  },
  {
    name: 'press the search box',
    at: '/',
    act: (page) => page.getByRole('combobox').first().tap(),
    until: '[role=combobox]',
  },
  {
    name: 'type in the search box',
    at: '/search_intermediate',
    act: (page) => page.getByRole('combobox').first().press('l'),
    until: '[role=option]',
  },
  {
    name: 'search',
    at: '/search_intermediate',
    act: async (page) => {
      await page.getByRole('combobox').first().fill('lamp');
      await page.getByRole('combobox').first().press('Enter');
    },
    until: 'main article',
  },
  {
    name: 'open a result',
    at: results,
    act: (page) => page.locator('main article a').first().tap(),
    until: 'main h1',
  },
  {
    name: 'sort the results',
    at: results,
    act: (page) => page.locator('main nav a, main [role=tablist] a').nth(1).tap(),
    until: 'main article',
  },
  {
    name: 'add a result to the cart',
    at: results,
    act: (page) => page.locator('main article button').first().tap(),
    until: 'main article',
  },
  {
    name: 'add the product to the cart',
    at: 'product',
    act: (page) => page.locator('button:has-text("cart")').last().tap(),
    until: 'main h1',
  },
  {
    name: 'open the cart',
    at: '/',
    act: (page) => page.locator('a[href="/cart"]').last().tap(),
    until: 'main h1',
  },
  {
    name: 'go back to the results',
    at: results,
    act: async (page) => {
      await page.locator('main article a').first().tap();
      await page.waitForURL(/-i\.\d+\.\d+/);
      await page.locator('header a, header button').first().tap();
    },
    until: 'main',
  },
];
