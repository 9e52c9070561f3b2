const rows = (currency: string): readonly string[] => [
  'id,item_group_id,title,description,product_type,price,sale_price,availability,quantity,color,size,brand,gtin,image_link',
  `BASKET-S,BASKET,Rattan basket,Woven by hand,Home > Baskets,19.90 ${currency},,in stock,10,Natural,S,,,https://example.com/basket.jpg`,
  `BASKET-M,BASKET,Rattan basket,Woven by hand,Home > Baskets,24.90 ${currency},21.90 ${currency},in stock,5,Natural,M,,,https://example.com/basket.jpg`,
];

/** Returns the address of an example file, which needs no request. */
export const templateHref = (currency: string): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`${rows(currency).join('\r\n')}\r\n`)}`;
