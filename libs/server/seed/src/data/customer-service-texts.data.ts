import type { LanguageTag } from '@pasar/markets';

/**
 * Texts of a demo store's customer service, besides those that it shares with the policies. A section is its title and its text,
 * separated by `|`.
 */
export type CustomerServiceTexts = {
  readonly title: string;
  readonly orders: string;
  readonly account: string;
  /** Labels of links to what shoppers can do themselves. */
  readonly purchases: string;
  readonly messages: string;
  readonly password: string;
};

export const customerServiceTexts: Readonly<Record<LanguageTag, CustomerServiceTexts>> = {
  en: {
    title: 'Customer service',
    orders:
      'Your orders|On the page of an order you see where the parcel is, and can cancel the order or ask for a return. For a question about a product, message its shop.',
    account:
      'Your account|If you forgot your password, set a new one. If your account is restricted, contact us: we’ll tell you why, and what you can do.',
    purchases: 'My purchases',
    messages: 'Messages',
    password: 'Set a new password',
  },
  'zh-Hans': {
    title: '客服',
    orders: '您的订单|在订单页面可以查看包裹位置、取消订单或申请退货。如对商品有疑问，请给店铺发消息。',
    account:
      '您的账号|如果忘记密码，请设置新密码。如果账号受限，请联系我们，我们会说明原因以及您可以怎么做。',
    purchases: '我的订单',
    messages: '消息',
    password: '设置新密码',
  },
  'zh-Hant': {
    title: '客服',
    orders: '您的訂單|在訂單頁面可以查看包裹位置、取消訂單或申請退貨。如對商品有疑問，請傳訊息給賣場。',
    account:
      '您的帳號|如果忘記密碼，請設定新密碼。如果帳號受限，請聯絡我們，我們會說明原因以及您可以怎麼做。',
    purchases: '我的訂單',
    messages: '訊息',
    password: '設定新密碼',
  },
  ms: {
    title: 'Khidmat pelanggan',
    orders:
      'Pesanan anda|Pada halaman pesanan, anda boleh melihat lokasi bungkusan, membatalkan pesanan atau memohon pemulangan. Untuk soalan tentang produk, hantar mesej kepada kedainya.',
    account:
      'Akaun anda|Jika anda lupa kata laluan, tetapkan yang baharu. Jika akaun anda disekat, hubungi kami: kami akan memberitahu sebabnya dan perkara yang boleh anda lakukan.',
    purchases: 'Pembelian saya',
    messages: 'Mesej',
    password: 'Tetapkan kata laluan baharu',
  },
  id: {
    title: 'Layanan pelanggan',
    orders:
      'Pesananmu|Di halaman pesanan, kamu bisa melihat posisi paket, membatalkan pesanan, atau mengajukan retur. Untuk pertanyaan tentang produk, kirim pesan ke tokonya.',
    account:
      'Akunmu|Jika lupa kata sandi, buat yang baru. Jika akunmu dibatasi, hubungi kami: kami jelaskan alasannya dan apa yang bisa kamu lakukan.',
    purchases: 'Pesanan saya',
    messages: 'Pesan',
    password: 'Buat kata sandi baru',
  },
  fil: {
    title: 'Customer service',
    orders:
      'Mga order mo|Sa page ng order, makikita mo kung nasaan ang parcel, at puwede mong kanselahin ang order o humiling ng pagsasauli. Kung may tanong ka tungkol sa produkto, mag-message sa shop nito.',
    account:
      'Account mo|Kung nakalimutan mo ang password, magtakda ng bago. Kung limitado ang account mo, makipag-ugnayan sa amin: sasabihin namin kung bakit, at kung ano ang puwede mong gawin.',
    purchases: 'Mga binili ko',
    messages: 'Mga mensahe',
    password: 'Magtakda ng bagong password',
  },
  th: {
    title: 'ฝ่ายบริการลูกค้า',
    orders:
      'คำสั่งซื้อของคุณ|ในหน้าคำสั่งซื้อ คุณดูได้ว่าพัสดุอยู่ที่ไหน ยกเลิกคำสั่งซื้อ หรือขอคืนสินค้าได้ หากมีคำถามเกี่ยวกับสินค้า โปรดส่งข้อความถึงร้าน',
    account: 'บัญชีของคุณ|หากลืมรหัสผ่าน โปรดตั้งรหัสผ่านใหม่ หากบัญชีของคุณถูกจำกัด โปรดติดต่อเรา เราจะบอกเหตุผลและสิ่งที่คุณทำได้',
    purchases: 'คำสั่งซื้อของฉัน',
    messages: 'ข้อความ',
    password: 'ตั้งรหัสผ่านใหม่',
  },
  vi: {
    title: 'Chăm sóc khách hàng',
    orders:
      'Đơn hàng của bạn|Trên trang đơn hàng, bạn có thể xem kiện hàng đang ở đâu, hủy đơn hoặc yêu cầu trả hàng. Nếu có câu hỏi về sản phẩm, hãy nhắn tin cho shop.',
    account:
      'Tài khoản của bạn|Nếu quên mật khẩu, hãy đặt mật khẩu mới. Nếu tài khoản bị hạn chế, hãy liên hệ với chúng tôi: chúng tôi sẽ cho biết lý do và bạn có thể làm gì.',
    purchases: 'Đơn mua',
    messages: 'Tin nhắn',
    password: 'Đặt mật khẩu mới',
  },
  'pt-BR': {
    title: 'Atendimento',
    orders:
      'Seus pedidos|Na página do pedido, você vê onde está o pacote e pode cancelar o pedido ou pedir a devolução. Se tiver dúvidas sobre um produto, envie uma mensagem à loja.',
    account:
      'Sua conta|Se esqueceu a senha, crie uma nova. Se sua conta estiver restrita, fale conosco: explicamos o motivo e o que você pode fazer.',
    purchases: 'Minhas compras',
    messages: 'Mensagens',
    password: 'Criar uma nova senha',
  },
  es: {
    title: 'Atención al cliente',
    orders:
      'Tus pedidos|En la página de un pedido ves dónde está el paquete y puedes cancelar el pedido o pedir una devolución. Si tienes una pregunta sobre un producto, escribe a su tienda.',
    account:
      'Tu cuenta|Si olvidaste la contraseña, crea una nueva. Si tu cuenta está restringida, contáctanos: te diremos por qué y qué puedes hacer.',
    purchases: 'Mis compras',
    messages: 'Mensajes',
    password: 'Crear una contraseña nueva',
  },
  fr: {
    title: 'Service client',
    orders:
      'Vos commandes|Sur la page d’une commande, vous voyez où est le colis et pouvez annuler la commande ou demander un retour. Pour une question sur un produit, écrivez à sa boutique.',
    account:
      'Votre compte|Si vous avez oublié votre mot de passe, choisissez-en un nouveau. Si votre compte est restreint, contactez-nous : nous vous dirons pourquoi, et ce que vous pouvez faire.',
    purchases: 'Mes achats',
    messages: 'Messages',
    password: 'Choisir un nouveau mot de passe',
  },
  pl: {
    title: 'Obsługa klienta',
    orders:
      'Twoje zamówienia|Na stronie zamówienia zobaczysz, gdzie jest paczka, i możesz anulować zamówienie lub poprosić o zwrot. Jeśli masz pytanie o produkt, napisz do sklepu.',
    account:
      'Twoje konto|Jeśli nie pamiętasz hasła, ustaw nowe. Jeśli Twoje konto jest ograniczone, skontaktuj się z nami: powiemy, dlaczego i co możesz zrobić.',
    purchases: 'Moje zakupy',
    messages: 'Wiadomości',
    password: 'Ustaw nowe hasło',
  },
  hi: {
    title: 'ग्राहक सेवा',
    orders:
      'आपके ऑर्डर|ऑर्डर के पेज पर आप देख सकते हैं कि पार्सल कहाँ है, ऑर्डर रद्द कर सकते हैं या वापसी माँग सकते हैं। प्रोडक्ट के बारे में सवाल हो, तो उसकी दुकान को संदेश भेजें।',
    account:
      'आपका खाता|पासवर्ड भूल गए हों, तो नया सेट करें। अगर आपका खाता सीमित है, तो हमसे संपर्क करें: हम कारण बताएँगे और यह भी कि आप क्या कर सकते हैं।',
    purchases: 'मेरी ख़रीदारी',
    messages: 'संदेश',
    password: 'नया पासवर्ड सेट करें',
  },
};
