/** What is sold when a feed says "in stock" and not how much. */
const defaultStock = 100;
const maxStock = 1_000_000;

/** Google's words for availability: whether it can be bought today. */
const availabilities: Readonly<Record<string, boolean>> = {
  '': true,
  in_stock: true,
  instock: true,
  available: true,
  limited_availability: true,
  out_of_stock: false,
  outofstock: false,
  preorder: false,
  backorder: false,
  discontinued: false,
};

/** How many can be bought, a whole number from 0; text for what is wrong. */
export const readStock = (availability: string, quantity: string): number | string => {
  const available =
    availabilities[
      availability
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    ];
  if (available === undefined) return `"${availability}" is no availability, such as in_stock`;
  const written = quantity.trim();
  if (written !== '' && !/^\d{1,9}$/.test(written)) return `the quantity "${quantity}" is no whole number`;
  if (!available) return 0;
  return written === '' ? defaultStock : Math.min(Number(written), maxStock);
};
