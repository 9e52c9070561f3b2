import type { LanguageTag } from '@pasar/markets';

type StateWords = {
  /** That a product is not published, or that it is a draft. */
  readonly no: readonly string[];
  /** Further words for Google's values than those that shoppers read in `traitWords`. */
  readonly traits: Readonly<Record<string, readonly string[]>>;
};

/** How sellers write yes or no, the condition, and for whom a product is, in their languages. */
export const stateWords = {
  en: {
    no: ['no', 'n', 'false', 'draft', 'hidden', 'inactive', 'unpublished', 'private'],
    traits: {
      new: ['brand new'],
      used: ['second hand', 'pre-owned'],
      refurbished: ['reconditioned'],
      male: ['man', 'male', "men's"],
      female: ['woman', 'female', "women's", 'ladies'],
      newborn: ['newborn'],
      infant: ['infant', 'baby'],
      toddler: ['toddler'],
      kids: ['kid', 'children', 'child'],
      adult: ['adult'],
    },
  },
  'zh-Hans': {
    no: ['否', '不', '未发布', '草稿', '下架', '未上架'],
    traits: {
      new: ['新品', '全新品'],
      male: ['男性', '男士'],
      female: ['女性', '女士'],
      unisex: ['中性', '通用'],
      adult: ['成年人'],
    },
  },
  'zh-Hant': {
    no: ['未發佈', '未發布', '下架', '未上架', '隱藏'],
    traits: {
      new: ['新品', '全新品'],
      used: ['二手品', '中古'],
      male: ['男性', '男款'],
      female: ['女性', '女款'],
      unisex: ['中性', '男女皆可'],
      adult: ['成年人', '大人'],
    },
  },
  ms: {
    no: ['tidak', 'draf', 'tersembunyi'],
    traits: {
      new: ['baru'],
      used: ['terpakai', 'second hand'],
      male: ['lelaki dewasa'],
      female: ['perempuan'],
    },
  },
  id: {
    no: ['draf', 'draft', 'nonaktif', 'tidak aktif', 'disembunyikan'],
    traits: {
      male: ['laki-laki', 'cowok', 'pria dewasa'],
      female: ['cewek'],
      kids: ['anak'],
      refurbished: ['rekondisi'],
    },
  },
  fil: { no: ['hindi'], traits: { male: ['lalaki'], female: ['babae'] } },
  th: {
    no: ['ไม่', 'ไม่ใช่', 'ซ่อน', 'ฉบับร่าง', 'ไม่เผยแพร่'],
    traits: {
      new: ['ของใหม่', 'มือหนึ่ง', 'มือ 1', 'สินค้าใหม่'],
      used: ['ของมือสอง', 'มือ 2', 'สินค้ามือสอง'],
      male: ['ชาย'],
      female: ['หญิง'],
      unisex: ['ชายหญิง', 'ยูนิเซ็กส์'],
    },
  },
  vi: {
    no: ['không', 'ẩn', 'nháp', 'bản nháp'],
    traits: {
      new: ['hàng mới', 'mới 100%'],
      used: ['đã qua sử dụng', 'cũ', 'hàng cũ'],
      male: ['nam giới', 'đàn ông'],
      female: ['nữ giới', 'phụ nữ'],
      unisex: ['nam nữ', 'cả nam và nữ'],
      kids: ['bé', 'trẻ con'],
    },
  },
  'pt-BR': {
    no: ['não', 'inativo', 'rascunho', 'oculto', 'falso', 'não publicado'],
    traits: {
      new: ['nova'],
      used: ['usada', 'seminovo'],
      refurbished: ['recondicionada'],
      male: ['homem', 'masculina', 'homens'],
      female: ['mulher', 'feminina', 'mulheres'],
      kids: ['criança', 'crianças'],
      adult: ['adultos', 'adulta'],
    },
  },
  es: {
    no: ['inactivo', 'borrador', 'oculto', 'falso', 'no publicado'],
    traits: {
      new: ['nueva'],
      used: ['usada', 'segunda mano', 'de segunda mano'],
      refurbished: ['reacondicionada'],
      male: ['hombres', 'masculino', 'caballero'],
      female: ['mujeres', 'femenino', 'dama'],
      unisex: ['sin género'],
      kids: ['niño', 'infantil'],
      adult: ['adulto', 'adulta'],
    },
  },
  fr: {
    no: ['non', 'brouillon', 'inactif', 'masqué', 'faux', 'hors ligne'],
    traits: {
      new: ['neuve', 'nouveau'],
      used: ["d'occasion", 'utilisé', 'usagé'],
      refurbished: ['reconditionnée'],
      male: ['hommes', 'masculin'],
      female: ['femmes', 'féminin'],
      unisex: ['unisexe'],
      kids: ['enfants'],
      adult: ['adultes'],
    },
  },
  pl: {
    no: ['nie', 'szkic', 'nieaktywny', 'ukryty', 'fałsz'],
    traits: {
      new: ['nowe', 'nowa'],
      used: ['używane', 'używana'],
      refurbished: ['odnowione', 'po regeneracji'],
      male: ['mężczyzna', 'mężczyźni', 'męski', 'męska'],
      female: ['kobieta', 'kobiety', 'damski', 'damska'],
      unisex: ['uniwersalny'],
      kids: ['dziecko', 'dziecięce'],
      adult: ['dorosły', 'dla dorosłych'],
    },
  },
  hi: { no: ['नहीं'], traits: {} },
} as const satisfies Readonly<Record<LanguageTag, StateWords>>;
