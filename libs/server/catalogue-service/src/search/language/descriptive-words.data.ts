import type { LanguageTag } from '@pasar/markets';

/**
 * Words that describe a product or an offer, by language, separated by `|`: colours, sizes, qualities, prices. They narrow a
 * search, but name no kind of product, and a shop's texts may lack them. In languages that inflect, a word stands for all of its forms.
 */
export const descriptiveWords: Readonly<Record<LanguageTag, string>> = {
  en: 'red|blue|green|yellow|black|white|grey|gray|brown|pink|purple|orange|beige|gold|golden|silver|dark|light|big|large|small|long|short|new|best|good|top|cheap|warm|cool|hot|under|below|above|sale|discount|free|shipping|price|online|buy|original',
  'zh-Hans':
    '红|红色|蓝|蓝色|绿|绿色|黄|黄色|黑|黑色|白|白色|灰|灰色|棕色|咖啡色|粉|粉色|粉红|紫|紫色|橙色|金色|银色|大|小|长|短|新|新款|便宜|特价|优惠|折扣|免运|包邮|正品|推荐',
  'zh-Hant':
    '紅|紅色|藍|藍色|綠|綠色|黃|黃色|黑|黑色|白|白色|灰|灰色|棕色|咖啡色|粉|粉色|粉紅|紫|紫色|橙色|橘色|金色|銀色|大|小|長|短|新|新款|便宜|特價|優惠|折扣|免運|正品|推薦',
  ms: 'merah|biru|hijau|kuning|hitam|putih|kelabu|coklat|ungu|oren|emas|perak|besar|kecil|panjang|pendek|baru|murah|terbaik|bawah|jualan|diskaun|percuma|harga|asli',
  id: 'merah|biru|hijau|kuning|hitam|putih|abu|coklat|cokelat|ungu|oranye|emas|perak|besar|kecil|panjang|pendek|baru|murah|terbaik|terlaris|bawah|diskon|gratis|ongkir|harga|asli|original',
  fil: 'pula|asul|berde|dilaw|itim|puti|abo|kulay|rosas|lila|ginto|pilak|malaki|maliit|mahaba|maikli|bago|bagong|mura|murang|maganda|magandang|presyo|libre',
  th: 'สี|แดง|สีแดง|น้ำเงิน|ฟ้า|เขียว|สีเขียว|เหลือง|ดำ|สีดำ|ขาว|สีขาว|เทา|น้ำตาล|ชมพู|สีชมพู|ม่วง|ทอง|เงิน|ใหญ่|เล็ก|ยาว|สั้น|ใหม่|ถูก|ราคาถูก|ราคา|ลดราคา|ดี|ส่งฟรี|แท้',
  vi: 'đỏ|xanh|vàng|đen|trắng|xám|nâu|hồng|tím|màu|lớn|nhỏ|dài|ngắn|mới|rẻ|đẹp|tốt|dưới|giá|chính hãng',
  'pt-BR':
    'vermelho|vermelha|azul|verde|amarelo|amarela|preto|preta|branco|branca|cinza|marrom|rosa|roxo|roxa|laranja|bege|dourado|dourada|prateado|prateada|grande|pequeno|pequena|longo|longa|comprido|curto|curta|novo|nova|melhor|barato|barata|promoção|desconto|grátis|frete|preço|original|oferta',
  es: 'rojo|roja|azul|verde|amarillo|amarilla|negro|negra|blanco|blanca|gris|marrón|café|rosa|rosado|morado|morada|naranja|beige|dorado|dorada|plateado|plateada|grande|pequeño|pequeña|chico|chica|largo|larga|corto|corta|nuevo|nueva|mejor|barato|barata|económico|económica|oferta|descuento|gratis|envío|precio|original',
  fr: 'rouge|bleu|bleue|vert|verte|jaune|noir|noire|blanc|blanche|gris|grise|marron|brun|brune|rose|violet|violette|orange|beige|doré|dorée|argenté|argentée|grand|grande|petit|petite|long|longue|court|courte|nouveau|nouvelle|neuf|neuve|meilleur|cher|promo|promotion|soldes|réduction|gratuit|livraison|prix|original',
  pl: 'czerwony|czerwona|czerwone|niebieski|niebieska|niebieskie|zielony|zielona|zielone|żółty|żółta|żółte|czarny|czarna|czarne|biały|biała|białe|szary|szara|szare|brązowy|brązowa|brązowe|różowy|różowa|różowe|fioletowy|fioletowa|fioletowe|pomarańczowy|pomarańczowa|pomarańczowe|beżowy|beżowa|beżowe|złoty|złota|złote|srebrny|srebrna|srebrne|duży|duża|duże|mały|mała|małe|długi|długa|długie|krótki|krótka|krótkie|nowy|nowa|nowe|najlepszy|tani|tania|tanie|promocja|wyprzedaż|rabat|darmowa|dostawa|cena|oryginalny|oryginalna|oryginalne',
  hi: 'लाल|नीला|नीली|हरा|हरी|पीला|पीली|काला|काली|सफेद|सफ़ेद|भूरा|भूरी|गुलाबी|बैंगनी|नारंगी|सुनहरा|सुनहरी|बड़ा|बड़ी|छोटा|छोटी|लंबा|लंबी|नया|नई|नए|सस्ता|सस्ती|सस्ते|बढ़िया|अच्छा|अच्छी|मुफ्त|छूट|कीमत',
};
