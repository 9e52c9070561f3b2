import { aModel, anItemDetail, anItemWithChoices, someMoney } from '@pasar/builders';
import { expect, it } from 'vitest';
import { productJsonLd } from './product-json-ld.ts';

const site = { market: { code: 'SG' }, origin: 'https://sg.example' } as const;

it("includes the product's identifiers, and the condition of the offer", () => {
  const item = anItemDetail({ gtin: '4006381333931', mpn: 'M-1', sku: 'S-1', condition: 'used' });
  expect(productJsonLd(item, site)[0]).toMatchObject({
    ...{ '@type': 'Product', gtin: '4006381333931', mpn: 'M-1', sku: 'S-1' },
    offers: { '@type': 'Offer', itemCondition: 'https://schema.org/UsedCondition' },
  });
});

it('identifies a product without identifiers by its shop and item id; it is new unless it says otherwise', () => {
  const item = anItemDetail({ shopid: 3, itemid: 4 });
  const [product] = productJsonLd(item, site);
  expect(product).toMatchObject({ sku: '3.4', offers: { itemCondition: 'https://schema.org/NewCondition' } });
  for (const name of ['gtin', 'mpn']) expect(product).not.toHaveProperty(name);
});

it('offers an item without variants at its price', () => {
  const item = anItemDetail({ price_min: someMoney(1250), stock: 0 });
  expect(productJsonLd(item, site)[0]).toMatchObject({
    offers: {
      ...{ price: '12.50', priceCurrency: 'SGD', availability: 'https://schema.org/OutOfStock' },
      ...{ shippingDetails: { '@id': '#shipping' }, hasMerchantReturnPolicy: { '@id': '#returns' } },
    },
  });
});

it('groups variants, each with its options, picture, identifiers and offer', () => {
  const item = anItemWithChoices({ shopid: 3, itemid: 4, name: 'Basket' });
  const [first, second] = item.models;
  const models = [first ?? aModel(1, [0, 0]), { ...(second ?? aModel(2, [0, 1])), gtin: '4006381333931' }];
  const group = productJsonLd({ ...item, models: [...models, aModel(9, [1, 1], { stock: 0 })] }, site)[0];
  expect(group).toMatchObject({
    ...{ '@type': 'ProductGroup', productGroupID: '3.4', url: 'https://sg.example/Basket-i.3.4' },
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: [
      {
        ...{ name: 'Basket, Red, S', color: 'Red', size: 'S', sku: '3.4.1' },
        url: 'https://sg.example/Basket-i.3.4?modelid=1',
        offers: { '@type': 'Offer', price: '24.90', url: 'https://sg.example/Basket-i.3.4?modelid=1' },
        image: 'https://sg.example/api/v4/pictures/red_960.webp',
      },
      { name: 'Basket, Red, L', gtin: '4006381333931', offers: { price: '29.90' } },
      { name: 'Basket, Blue, L', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
  expect(group).not.toHaveProperty('offers');
});

it('states options that schema.org has no property for as additional ones', () => {
  const storage = { name: 'Storage', options: ['128 GB', '256 GB'], pictures: [] };
  const models = [aModel(1, [0]), aModel(2, [1])];
  const group = productJsonLd(anItemDetail({ tier_variations: [storage], models }), site)[0];
  expect(group).not.toHaveProperty('variesBy');
  expect(group).toMatchObject({
    hasVariant: [
      { additionalProperty: [{ '@type': 'PropertyValue', name: 'Storage', value: '128 GB' }] },
      { additionalProperty: [{ value: '256 GB' }] },
    ],
  });
});

it('leaves out a property that all variants share', () => {
  const colour = { name: 'Colour', options: ['Red'], pictures: [] };
  const size = { name: 'Size', options: ['S', 'L'], pictures: [] };
  const models = [aModel(1, [0, 0]), aModel(2, [0, 1])];
  const group = productJsonLd(anItemDetail({ tier_variations: [colour, size], models }), site)[0];
  expect(group).toMatchObject({ variesBy: ['https://schema.org/size'] });
});

it('offers the only variant that is on sale', () => {
  const item = anItemDetail({
    models: [aModel(1, [0], { price: someMoney(700) }), aModel(2, [1], { status: 0 })],
  });
  expect(productJsonLd(item, site)[0]).toMatchObject({ '@type': 'Product', offers: { price: '7.00' } });
});

it('states fees and times of shipping, and the terms of returns, in the market', () => {
  const item = anItemDetail();
  expect(productJsonLd(item, site)).toMatchObject([
    {},
    {
      '@id': '#shipping',
      shippingRate: { currency: 'SGD', minValue: '1.99', maxValue: '3.99' },
      shippingDestination: { addressCountry: 'SG' },
      deliveryTime: {
        handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
        transitTime: { minValue: 2, maxValue: 5, unitCode: 'DAY' },
        businessDays: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
            (day) => `https://schema.org/${day}`,
          ),
        },
      },
    },
    {
      ...{ '@id': '#returns', applicableCountry: 'SG', merchantReturnDays: 15 },
      returnFees: 'https://schema.org/FreeReturn',
    },
    { '@type': 'BreadcrumbList' },
  ]);
});
