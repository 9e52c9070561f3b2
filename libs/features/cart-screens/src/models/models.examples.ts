import { aCartLine, aPicture, someMoney } from '@pasar/builders';

const kettle = { itemid: 102, name: 'Enamel kettle 1.5 L', model_count: 4 };

/** The variants of a kettle as the server lists them. */
export const kettleModels = [
  aCartLine({
    ...kettle,
    modelid: 1,
    model_name: 'Mangosteen, 1.5 L',
    picture: aPicture('kettle'),
    price: someMoney(3990),
  }),
  aCartLine({
    ...kettle,
    modelid: 2,
    model_name: 'Pandan, 1.5 L',
    picture: aPicture('teapot'),
    price: someMoney(4290),
    stock: 3,
  }),
  aCartLine({
    ...kettle,
    modelid: 3,
    model_name: 'Turmeric, 1 L',
    picture: aPicture('cup'),
    price: someMoney(3490),
    price_before_discount: someMoney(3990),
  }),
  aCartLine({
    ...kettle,
    modelid: 4,
    model_name: 'White with a hand-painted border of frangipani flowers, 2 L',
    picture: aPicture('jar'),
    price: someMoney(5990),
    stock: 0,
    problem: 'out-of-stock',
  }),
] as const;

/** Two kettles in the cart, in mangosteen. */
export const kettleLine = aCartLine({ ...kettleModels[0], quantity: 2, subtotal: someMoney(7980) });

/** The same after the change to pandan, which costs more. */
export const pandanLine = aCartLine({ ...kettleModels[1], quantity: 2, subtotal: someMoney(8580) });

/** A kettle of which this variant is sold out. */
export const soldOutKettle = aCartLine({ ...kettleModels[3] });
