import { anItemDetail } from '@pasar/builders';
import { expect, it } from 'vitest';
import { productJsonLd } from './product-json-ld.ts';

const origin = 'https://sg.example';

it("includes the product's identifiers, and the condition of the offer", () => {
  const item = anItemDetail({ gtin: '4006381333931', mpn: 'M-1', sku: 'S-1', condition: 'used' });
  expect(productJsonLd(item, origin)[0]).toMatchObject({
    ...{ '@type': 'Product', gtin: '4006381333931', mpn: 'M-1', sku: 'S-1' },
    offers: { itemCondition: 'https://schema.org/UsedCondition' },
  });
});

it('identifies a product without identifiers by its shop and item id', () => {
  const item = anItemDetail({ shopid: 3, itemid: 4 });
  const [product] = productJsonLd(item, origin);
  expect(product).toMatchObject({ sku: '3.4' });
  for (const name of ['gtin', 'mpn']) expect(product).not.toHaveProperty(name);
  expect(product).not.toHaveProperty('offers.itemCondition');
});
