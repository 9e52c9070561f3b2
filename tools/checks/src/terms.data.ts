import type { LanguageTag } from '@pasar/markets';

/** A term of the store in a language, and words for the same thing that no text may use. */
export type Term = { readonly language: LanguageTag; readonly term: string; readonly instead: RegExp };

/** Extended when a second word for one thing is found and replaced everywhere. */
export const terms: readonly Term[] = [
  { language: 'en', term: 'voucher', instead: /\bcoupons?\b/i },
  { language: 'en', term: 'cart', instead: /\b(basket|shopping bag)\b/i },
  { language: 'en', term: 'favourites', instead: /\b(favorites?|wish ?list)\b/i },
  { language: 'en', term: 'sign in', instead: /\blog (in|out)\b/i },
  { language: 'zh-Hans', term: '优惠券', instead: /代金券|折扣券/ },
  { language: 'zh-Hans', term: '购物车', instead: /购物袋|购物篮/ },
  { language: 'zh-Hans', term: '店铺', instead: /卖场|商铺/ },
  { language: 'zh-Hans', term: '登录', instead: /登陆|登入/ },
  { language: 'zh-Hant', term: '優惠券', instead: /折價券|代金券/ },
  { language: 'zh-Hant', term: '購物車', instead: /購物袋|購物籃/ },
  { language: 'zh-Hant', term: '賣場', instead: /店鋪|店家/ },
  { language: 'zh-Hant', term: '登入', instead: /登錄|登陸/ },
  { language: 'zh-Hant', term: '商品', instead: /產品/ },
  { language: 'ms', term: 'baucar', instead: /\b(kupon|voucher)\b/i },
  { language: 'ms', term: 'troli', instead: /\b(bakul|kereta beli-belah)\b/i },
  { language: 'id', term: 'voucher', instead: /\bkupon\b/i },
  { language: 'fil', term: 'voucher', instead: /\bkupon\b/i },
  { language: 'th', term: 'โค้ดส่วนลด', instead: /คูปอง|วอเชอร์|เวาเชอร์/ },
  { language: 'th', term: 'เข้าสู่ระบบ', instead: /ล็อกอิน/ },
  { language: 'th', term: 'รถเข็น', instead: /ตะกร้า/ },
  { language: 'pt-BR', term: 'cupom', instead: /\b(voucher|cupão)\b/i },
  { language: 'pt-BR', term: 'carrinho', instead: /\b(cesta|sacola)\b/i },
  { language: 'es', term: 'cupón', instead: /\b(vales?|bonos?) de\b/i },
  { language: 'es', term: 'carrito', instead: /\b(cesta|bolsa de)\b/i },
  { language: 'fr', term: 'panier', instead: /\b(caddie|chariot)\b/i },
  { language: 'fr', term: 'bon', instead: /\b(coupon|voucher)s?\b/i },
  { language: 'pl', term: 'kupon', instead: /\b(voucher|bon|bonu|bony)\b/i },
  { language: 'hi', term: 'वाउचर', instead: /कूपन/ },
  { language: 'hi', term: 'कार्ट', instead: /टोकरी/ },
];
