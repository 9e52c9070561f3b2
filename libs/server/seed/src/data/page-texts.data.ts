import type { MarketProfile } from './market-profiles.data.ts';

/** Texts of the demo's pages in the market's language. A step of the guide is its title and its text, separated by `|`. */
export type PageTexts = {
  readonly vouchers: string;
  readonly endsIn: string;
  readonly departments: string;
  readonly shopNow: string;
  readonly more: string;
  readonly guide: string;
  readonly guideLead: string;
  readonly find: string;
  readonly save: string;
  readonly track: string;
  readonly welcome: string;
};

export const pageTexts: Readonly<Record<MarketProfile['words'], PageTexts>> = {
  en: {
    vouchers: 'Vouchers for you',
    endsIn: 'Ends in',
    departments: 'Shop by category',
    shopNow: 'Shop now',
    more: 'More to explore',
    guide: 'How to shop on Pasar',
    guideLead: 'From search to doorstep, in three steps.',
    find: 'Find what you need|Search by name, or open a category and filter by price, rating and place.',
    save: 'Save with vouchers|Claim vouchers before you pay. Then choose one at checkout.',
    track: 'Follow your order|Every order shows where it is, from payment to delivery.',
    welcome: 'Welcome to {shop}',
  },
  id: {
    vouchers: 'Voucher untukmu',
    endsIn: 'Berakhir dalam',
    departments: 'Belanja per kategori',
    shopNow: 'Belanja sekarang',
    more: 'Lihat lainnya',
    guide: 'Cara belanja di Pasar',
    guideLead: 'Dari pencarian sampai ke rumah, dalam tiga langkah.',
    find: 'Temukan yang kamu perlukan|Cari dengan nama, atau buka kategori lalu saring harga, penilaian, dan lokasi.',
    save: 'Hemat dengan voucher|Klaim voucher sebelum membayar. Voucher yang cocok ditawarkan saat checkout.',
    track: 'Lacak pesanan|Setiap pesanan menunjukkan statusnya, dari pembayaran sampai diterima.',
    welcome: 'Selamat datang di {shop}',
  },
  ms: {
    vouchers: 'Baucar untuk anda',
    endsIn: 'Tamat dalam',
    departments: 'Beli mengikut kategori',
    shopNow: 'Beli sekarang',
    more: 'Terokai lagi',
    guide: 'Cara membeli-belah di Pasar',
    guideLead: 'Dari carian hingga ke pintu rumah, dalam tiga langkah.',
    find: 'Cari yang anda perlukan|Cari mengikut nama, atau buka kategori dan tapis harga, penilaian dan lokasi.',
    save: 'Jimat dengan baucar|Tuntut baucar sebelum membayar. Baucar yang sesuai ditawarkan semasa pembayaran.',
    track: 'Jejak pesanan|Setiap pesanan menunjukkan statusnya, dari bayaran hingga penghantaran.',
    welcome: 'Selamat datang ke {shop}',
  },
  th: {
    vouchers: 'โค้ดส่วนลดสำหรับคุณ',
    endsIn: 'สิ้นสุดใน',
    departments: 'ช้อปตามหมวดหมู่',
    shopNow: 'ช้อปเลย',
    more: 'ดูเพิ่มเติม',
    guide: 'วิธีช้อปที่ Pasar',
    guideLead: 'จากค้นหาถึงหน้าบ้าน ใน 3 ขั้นตอน',
    find: 'หาสินค้าที่ต้องการ|ค้นหาด้วยชื่อ หรือเปิดหมวดหมู่แล้วกรองตามราคา คะแนน และสถานที่',
    save: 'ประหยัดด้วยโค้ดส่วนลด|เก็บโค้ดก่อนจ่าย แล้วเลือกใช้ได้ตอนชำระเงิน',
    track: 'ติดตามคำสั่งซื้อ|ทุกคำสั่งซื้อบอกสถานะ ตั้งแต่จ่ายเงินจนถึงจัดส่ง',
    welcome: 'ยินดีต้อนรับสู่ {shop}',
  },
  vi: {
    vouchers: 'Voucher cho bạn',
    endsIn: 'Kết thúc sau',
    departments: 'Mua theo danh mục',
    shopNow: 'Mua ngay',
    more: 'Khám phá thêm',
    guide: 'Cách mua sắm trên Pasar',
    guideLead: 'Từ tìm kiếm đến tận cửa, chỉ ba bước.',
    find: 'Tìm món bạn cần|Tìm theo tên, hoặc mở danh mục rồi lọc theo giá, đánh giá và nơi bán.',
    save: 'Tiết kiệm với voucher|Lưu voucher trước khi trả tiền rồi chọn voucher khi thanh toán.',
    track: 'Theo dõi đơn hàng|Mỗi đơn đều cho biết đang ở đâu, từ lúc trả tiền đến khi giao.',
    welcome: 'Chào mừng đến với {shop}',
  },
  'zh-Hant': {
    vouchers: '給您的優惠券',
    endsIn: '距結束',
    departments: '依分類選購',
    shopNow: '立即選購',
    more: '更多精選',
    guide: 'Pasar 購物指南',
    guideLead: '從搜尋到收貨，只要三步。',
    find: '找到想要的商品|用名稱搜尋，或打開分類再依價格、評價與地點篩選。',
    save: '用優惠券更省|付款前先領券，結帳時即可選用。',
    track: '追蹤訂單|每筆訂單都會顯示進度，從付款到送達。',
    welcome: '歡迎來到 {shop}',
  },
  'pt-BR': {
    vouchers: 'Cupons para você',
    endsIn: 'Termina em',
    departments: 'Compre por categoria',
    shopNow: 'Compre agora',
    more: 'Veja mais',
    guide: 'Como comprar no Pasar',
    guideLead: 'Da busca à sua porta, em três passos.',
    find: 'Encontre o que precisa|Busque pelo nome ou abra uma categoria e filtre por preço, avaliação e local.',
    save: 'Economize com cupons|Resgate os cupons antes de pagar e escolha um ao finalizar a compra.',
    track: 'Acompanhe o pedido|Cada pedido mostra onde está, do pagamento à entrega.',
    welcome: 'Bem-vindo à {shop}',
  },
  es: {
    vouchers: 'Cupones para ti',
    endsIn: 'Termina en',
    departments: 'Compra por categoría',
    shopNow: 'Comprar ahora',
    more: 'Descubre más',
    guide: 'Cómo comprar en Pasar',
    guideLead: 'De la búsqueda a tu puerta, en tres pasos.',
    find: 'Encuentra lo que necesitas|Busca por nombre o abre una categoría y filtra por precio, valoración y lugar.',
    save: 'Ahorra con cupones|Obtén los cupones antes de pagar y elige uno al finalizar la compra.',
    track: 'Sigue tu pedido|Cada pedido muestra dónde está, del pago a la entrega.',
    welcome: 'Te damos la bienvenida a {shop}',
  },
  fr: {
    vouchers: 'Des coupons pour vous',
    endsIn: 'Se termine dans',
    departments: 'Acheter par catégorie',
    shopNow: 'J’en profite',
    more: 'À découvrir aussi',
    guide: 'Comment acheter sur Pasar',
    guideLead: 'De la recherche à votre porte, en trois étapes.',
    find: 'Trouvez ce qu’il vous faut|Cherchez par nom, ou ouvrez une catégorie et filtrez par prix, note et lieu.',
    save: 'Économisez avec les coupons|Récupérez vos coupons avant de payer et choisissez-en un au paiement.',
    track: 'Suivez votre commande|Chaque commande indique où elle en est, du paiement à la livraison.',
    welcome: 'Bienvenue chez {shop}',
  },
  pl: {
    vouchers: 'Kupony dla Ciebie',
    endsIn: 'Koniec za',
    departments: 'Kupuj według kategorii',
    shopNow: 'Kup teraz',
    more: 'Zobacz też',
    guide: 'Jak kupować w Pasar',
    guideLead: 'Od wyszukiwania do drzwi w trzech krokach.',
    find: 'Znajdź, czego potrzebujesz|Szukaj po nazwie albo otwórz kategorię i filtruj według ceny, oceny i miejsca.',
    save: 'Oszczędzaj z kuponami|Odbierz kupony przed zapłatą i wybierz jeden przy kasie.',
    track: 'Śledź zamówienie|Każde zamówienie pokazuje, gdzie jest: od płatności do dostawy.',
    welcome: 'Witamy w {shop}',
  },
};
