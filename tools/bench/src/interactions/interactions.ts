import type { Page } from '@playwright/test';

/** Something that shoppers do often: where, and what they press or type. */
export type Interaction = {
  readonly name: string;
  /** Path of the page on which it happens; `product` is the first product of home. */
  readonly at: string;
  readonly act: (page: Page) => Promise<void>;
  /** What stands on the page once the interaction has been answered. */
  readonly until: string;
};

const results = '/search?keyword=lamp';

/** The ten most common ones. Positions and roles, no words: the store may speak any language. */
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
