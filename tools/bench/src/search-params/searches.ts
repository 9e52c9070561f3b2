/** Typical queries: a few fields, some encoded text, lists, and some default values. */
export const searches: readonly string[] = [
  'keyword=red%20shoes',
  'keyword=red%20shoes&sortBy=price&order=desc&page=2',
  'keyword=%E9%9E%8B%E5%AD%90&minPrice=10&maxPrice=99.5&freeShipping=true',
  'category=11012345&brands=101,202,303&ratingFilter=4&officialMall=true',
  'shop=123456789&shopCollection=4321&sortBy=sales&page=7',
  'keyword=caf%C3%A9&locations=Jawa%20Barat,DKI%20Jakarta&preferred=true&wholesale=true',
  'hashtag=summer&facet=11,12,13&labelIds=1000167,1000482&usedItem=true',
  'keyword=%E0%B8%A3%E0%B8%AD%E0%B8%87%E0%B9%80%E0%B8%97%E0%B9%89%E0%B8%B2&payCOD=true&shippingOptions=80001,80002&installment=true',
];
