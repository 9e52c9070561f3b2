import type { Term } from './terms.data.ts';

/**
 * How texts address buyers and sellers, and the words of other forms, which no text may use. Each form is the one of the large
 * marketplaces of its markets. Texts leave the shopper's gender open.
 */
export const formsOfAddress: readonly Term[] = [
  { language: 'zh-Hans', term: '您', instead: /你/ },
  { language: 'zh-Hant', term: '您', instead: /你/ },
  { language: 'ms', term: 'anda', instead: /\b(awak|kamu|engkau|tuan|puan)\b/i },
  { language: 'id', of: 'buyers', term: 'kamu', instead: /\b(anda|saudara|kalian)\b/i },
  { language: 'id', of: 'sellers', term: 'Anda', instead: /\b(?!(ilmu|jamu|tamu|temu)\b)\w{2,}mu\b/i },
  { language: 'fil', term: 'ikaw, mo', instead: /\b(kayo|ninyo|inyong?|po|opo)\b/i },
  { language: 'th', term: 'คุณ', instead: /(?<!เ)ท่าน|ครับ|ค่ะ/ },
  { language: 'vi', term: 'bạn', instead: /quý khách|anh\/chị|các bạn/i },
  {
    language: 'pt-BR',
    term: 'você',
    instead: /(?<!\p{L})(tu|teus?|tuas?|contigo|vós|o senhor|a senhora)(?!\p{L})/iu,
  },
  {
    language: 'es',
    term: 'tú',
    instead: /(?<!\p{L})(ustedes|usted|os|vosotros|vuestr[oa]s?|vos|tenés|podés|querés)(?!\p{L})/iu,
  },
  { language: 'fr', term: 'vous', instead: /(?<!\p{L})(tu|ton|tes|toi|ta)(?!\p{L})/iu },
  {
    language: 'fr',
    term: 'vous, without gender',
    instead: /vous (n’)?êtes (\p{L}+ ){0,2}\p{L}*(é|is|it|u)(?![\p{L}’])/iu,
  },
  {
    language: 'pl',
    term: 'Ty, capitalised',
    instead:
      /(?<!\p{L})(ty|ciebie|cię|ci|tobie|tobą|tw(ój|oje|oja|oją|oich|oimi?|ojego|ojej|ojemu|oi)|[Pp]an|[Pp]ani|[Pp]aństwo)(?!\p{L})/u,
  },
  { language: 'pl', term: 'Ty, without gender', instead: /\p{L}+ł[ea]ś(?!\p{L})|zalogowan[ya](?!\p{L})/iu },
  { language: 'hi', term: 'आप', instead: /तुम|तुझे|तेरा|तेरी|तेरे/ },
];
