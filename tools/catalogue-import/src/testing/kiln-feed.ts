const head =
  'id\titem_group_id\ttitle\tprice\tquantity\tshop\tcolor\tgtin\tsku\tcondition\tgender\timage_link';
export const row = (id: string, title: string, price = '9.00', ...more: string[]) =>
  [id, '', title, `${price} SGD`, '5', 'Kiln', ...more].join('\t');
export const feed = (...rows: string[]) => [head, ...rows, ''].join('\n');
