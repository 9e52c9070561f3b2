import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What a surface shows of a price: the amounts as they are written, and the whole percent off. */
export type ShownPrice = { readonly price?: string; readonly before?: string; readonly percent?: string };

const omitEmpty = (shown: Readonly<Record<keyof ShownPrice, string | undefined>>): ShownPrice =>
  Object.fromEntries(Object.entries(shown).filter(([, text]) => text !== undefined));

/** Reads the first price in an area, the struck-through one, and the badge with the discount. */
export async function readShownPrice(area: Locator): Promise<ShownPrice> {
  const text = await area.innerText();
  const struck = area.locator('s').first();
  return omitEmpty({
    price: /\$[\d,]+\.\d\d/.exec(text)?.[0],
    before: (await struck.count()) > 0 ? /\$[\d,.]+/.exec(await struck.innerText())?.[0] : undefined,
    percent: /−(\d+)%/.exec(text)?.[1],
  });
}

/** The price of a product's page, of the chosen variant and quantity. */
export const pagePrice = (page: Page): Locator =>
  page.getByRole('main').locator('[aria-live=polite]').filter({ hasText: '$' }).first();

type Offer = { readonly price: string; readonly priceCurrency: string };
type Product = {
  readonly '@type': string;
  readonly offers?: Offer;
  readonly variesBy?: readonly string[];
  readonly hasVariant?: readonly { readonly url: string; readonly offers: Offer }[];
};

/** Reads the structured data of a product's page: a `Product`, or a `ProductGroup` of variants. */
export async function readProductData(page: Page): Promise<Product> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = texts
    .map((text) => JSON.parse(text) as Product)
    .find(({ offers, hasVariant }) => offers ?? hasVariant);
  if (!product) throw new Error('The page has no structured data of a product.');
  return product;
}

/** A card shows the price of the product's page, and whatever it shows of the discount is the same as there. */
export function expectSameOnCard(card: ShownPrice, shown: ShownPrice): void {
  expect(shown).toMatchObject(card);
  expect(card.before, 'struck-through price on the card').toBe(shown.before);
}
