import type { LanguageTag } from '@pasar/markets';

/** Stop words by language, which a search ignores, also without their accents. */
export const stopWords: Readonly<Record<LanguageTag, string>> = {
  en: 'a an and are as at by for from in into is it of on or that the this to with your',
  'zh-Hans': '的 和 与 及',
  'zh-Hant': '的 和 與 及',
  ms: 'dan untuk dengan yang di ke dari pada ini itu atau',
  id: 'dan untuk dengan yang di ke dari pada ini itu atau',
  fil: 'ang ng mga sa at para na ay ni kay',
  th: 'สำหรับ และ ของ ที่ กับ',
  vi: 'cho và của các những với là để',
  'pt-BR': 'a o as os e de da do das dos em na no nas nos para com por um uma ao',
  es: 'a al con de del e el en la las lo los o para por un una y',
  fr: 'a au aux avec d de des du en et l la le les ou par pour sur un une',
  pl: 'a dla do i lub na o od oraz po w we z za ze ze',
  hi: 'का के की में और से को पर है लिए',
};
