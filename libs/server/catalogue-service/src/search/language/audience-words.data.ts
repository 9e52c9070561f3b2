import type { LanguageTag } from '@pasar/markets';

/**
 * Whom a product is for, by language, separated by `|`: such a word narrows a search, but names no kind of product. In languages
 * that inflect, a word stands for all of its forms.
 */
export const audienceWords: Readonly<Record<LanguageTag, string>> = {
  en: 'man|men|woman|women|lady|gentleman|gentlemen|boy|girl|kid|child|children|baby|toddler|adult|unisex',
  'zh-Hans': '男|女|男士|女士|男生|女生|男性|女性|男款|女款|男童|女童|儿童|小孩|宝宝|婴儿|成人',
  'zh-Hant': '男|女|男士|女士|男生|女生|男性|女性|男款|女款|男童|女童|兒童|小孩|寶寶|嬰兒|成人',
  ms: 'lelaki|wanita|perempuan|kanak|budak|bayi|dewasa',
  id: 'pria|wanita|laki|perempuan|cowok|cewek|anak|bayi|dewasa',
  fil: 'lalaki|babae|panlalaki|pambabae|bata|pambata|sanggol',
  th: 'ชาย|หญิง|ผู้ชาย|ผู้หญิง|เด็ก|เด็กชาย|เด็กหญิง|ทารก|ผู้ใหญ่',
  vi: 'nam|nữ|phụ nữ|nam giới|nữ giới|bé|bé trai|bé gái|em bé|trẻ em|người lớn',
  'pt-BR':
    'homem|homens|mulher|mulheres|masculino|masculina|feminino|feminina|menino|menina|criança|infantil|bebê|adulto|unissex',
  es: 'hombre|mujer|caballero|dama|masculino|masculina|femenino|femenina|niño|niña|infantil|bebé|adulto|unisex',
  fr: 'homme|femme|garçon|fille|enfant|bébé|masculin|féminin|féminine|adulte|mixte',
  pl: 'męski|męska|męskie|damski|damska|damskie|dziecięcy|dziecięca|dziecięce|mężczyzna|mężczyzn|kobieta|kobiet|dzieci|dziecka|chłopiec|chłopca|dziewczynka|dziewczynki|niemowlę|niemowląt|unisex',
  hi: 'पुरुष|पुरुषों|महिला|महिलाओं|लड़का|लड़के|लड़कों|लड़की|लड़कियों|बच्चे|बच्चों|शिशु',
};
