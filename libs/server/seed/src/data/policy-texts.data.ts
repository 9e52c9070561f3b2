import type { LanguageTag } from '@pasar/markets';

/**
 * Texts of a demo store's policies. A section is its title and its text, separated by `|`; a market has one of the two texts on
 * returns, with its number of `{days}`.
 */
export type PolicyTexts = {
  readonly lead: string;
  readonly terms: string;
  readonly seller: string;
  readonly prices: string;
  readonly payment: string;
  readonly returnsAny: string;
  readonly returnsFaulty: string;
  readonly reviews: string;
  readonly account: string;
  readonly demo: string;
  readonly privacy: string;
  readonly operator: string;
  readonly data: string;
  readonly purposes: string;
  readonly recipients: string;
  readonly period: string;
  readonly rights: string;
  readonly contact: string;
  /** Labels of links to what a shopper can do. */
  readonly download: string;
  readonly deletion: string;
  readonly cookies: string;
};

export const policyTexts: Readonly<Record<LanguageTag, PolicyTexts>> = {
  en: {
    lead: 'For this demo store. The operator of a real store puts its own text here.',
    terms: 'Terms of service',
    seller:
      'Who sells|Pasar is a marketplace. Each product is sold by the shop named on its page, and you buy from that shop.',
    prices:
      'Prices and delivery|Before you order, the checkout shows all prices, the delivery fee and the total. Delivery dates are estimates.',
    payment: 'Payment|You choose how to pay at checkout. An order that is not paid in time is cancelled.',
    returnsAny:
      'Returns|You can ask for a return within {days} days of delivery, even if you just change your mind.',
    returnsFaulty:
      'Returns|You can ask for a return within {days} days of delivery if a product arrives damaged, wrong or incomplete.',
    reviews:
      'Reviews|Only buyers can review a product. A review must be honest and about the product or the shop.',
    account:
      'Your account|Give correct details, and keep your password to yourself. You can delete your account at any time.',
    demo: 'Demo store|Products, shops and orders are not real. No money is taken, and nothing is delivered.',
    privacy: 'Privacy policy',
    operator:
      'Who we are|The operator of this store decides how your data is used, and is responsible for it.',
    data: 'What we keep|Your account, addresses, orders, messages and reviews. Cookies keep you signed in and remember your settings. Where we ask for your consent, other cookies are set only if you accept them.',
    purposes:
      'What we use it for|To deliver your orders, take payments, answer you, show you suitable products and prevent misuse.',
    recipients:
      'Who gets it|The shop gets what it needs to deliver your order, and the payment provider what it needs for the payment.',
    period:
      'How long we keep it|As long as you have an account. We delete your data {days} days after you ask, but keep order records as the law requires.',
    rights: 'Your rights|You can see, correct, download and delete your data at any time.',
    contact: 'Contact|This demo store has no contact address. The operator of a real store gives one here.',
    download: 'Download your data',
    deletion: 'Delete your account',
    cookies: 'Cookie settings',
  },
  'zh-Hans': {
    lead: '适用于本演示网站。正式网站的运营方会在此放置自己的内容。',
    terms: '服务条款',
    seller: '由谁销售|Pasar 是一个购物平台。每件商品由其页面上标明的店铺销售，您是向该店铺购买。',
    prices: '价格与配送|下单前，结账页面会显示所有价格、运费和总额。送达日期为预计日期。',
    payment: '付款|您在结账时选择付款方式。未按时付款的订单会被取消。',
    returnsAny: '退货|您可以在收货后 {days} 天内申请退货，改变主意也可以退。',
    returnsFaulty: '退货|如果收到的商品破损、错发或缺件，您可以在收货后 {days} 天内申请退货。',
    reviews: '评价|只有买家可以评价商品。评价须真实，且与商品或店铺有关。',
    account: '您的账号|请提供正确的信息，并妥善保管密码。您可以随时注销账号。',
    demo: '演示网站|商品、店铺和订单均非真实，不收取任何费用，也不会发货。',
    privacy: '隐私政策',
    operator: '我们是谁|本网站的运营方决定如何使用您的数据，并对此负责。',
    data: '我们保存的数据|您的账号、地址、订单、消息和评价。Cookie 用于保持登录状态和记住您的设置。在需要征得您同意的地方，只有您接受后才会使用其他 Cookie。',
    purposes: '数据用途|用于配送订单、收取款项、答复您、展示适合您的商品以及防止滥用。',
    recipients: '数据提供给谁|店铺获得配送订单所需的数据，支付服务商获得付款所需的数据。',
    period: '保存多久|在您拥有账号期间保存。您提出申请 {days} 天后，我们会删除您的数据，但订单记录依法保存。',
    rights: '您的权利|您可以随时查看、更正、下载和删除您的数据。',
    contact: '联系方式|本演示网站没有联系地址。正式网站的运营方会在此提供。',
    download: '下载您的数据',
    deletion: '注销账号',
    cookies: 'Cookie 设置',
  },
  'zh-Hant': {
    lead: '適用於本示範網站。正式網站的營運者會在此放置自己的內容。',
    terms: '服務條款',
    seller: '由誰販售|Pasar 是一個購物平台。每件商品由其頁面上標示的賣場販售，您是向該賣場購買。',
    prices: '價格與配送|下單前，結帳頁面會顯示所有價格、運費與總額。送達日期為預估日期。',
    payment: '付款|您在結帳時選擇付款方式。未按時付款的訂單會被取消。',
    returnsAny: '退貨|您可以在收貨後 {days} 天內申請退貨，改變心意也能退。',
    returnsFaulty: '退貨|如果收到的商品破損、寄錯或缺件，您可以在收貨後 {days} 天內申請退貨。',
    reviews: '評價|只有買家可以評價商品。評價須真實，且與商品或賣場有關。',
    account: '您的帳號|請提供正確的資料，並妥善保管密碼。您可以隨時刪除帳號。',
    demo: '示範網站|商品、賣場與訂單皆非真實，不收取任何費用，也不會出貨。',
    privacy: '隱私權政策',
    operator: '我們是誰|本網站的營運者決定如何使用您的資料，並對此負責。',
    data: '我們保存的資料|您的帳號、地址、訂單、訊息與評價。Cookie 用於保持登入狀態並記住您的設定。在需要徵得您同意的地方，只有您接受後才會使用其他 Cookie。',
    purposes: '資料用途|用於配送訂單、收取款項、回覆您、顯示適合您的商品以及防止濫用。',
    recipients: '資料提供給誰|賣場取得配送訂單所需的資料，金流服務商取得付款所需的資料。',
    period: '保存多久|在您擁有帳號期間保存。您提出申請 {days} 天後，我們會刪除您的資料，但訂單紀錄依法保存。',
    rights: '您的權利|您可以隨時查看、更正、下載及刪除您的資料。',
    contact: '聯絡方式|本示範網站沒有聯絡地址。正式網站的營運者會在此提供。',
    download: '下載您的資料',
    deletion: '刪除帳號',
    cookies: 'Cookie 設定',
  },
  ms: {
    lead: 'Untuk kedai demo ini. Pengendali kedai sebenar meletakkan teksnya sendiri di sini.',
    terms: 'Terma perkhidmatan',
    seller:
      'Siapa yang menjual|Pasar ialah pasaran dalam talian. Setiap produk dijual oleh kedai yang dinamakan pada halamannya, dan anda membeli daripada kedai itu.',
    prices:
      'Harga dan penghantaran|Sebelum anda memesan, halaman pembayaran menunjukkan semua harga, kos penghantaran dan jumlah. Tarikh penghantaran ialah anggaran.',
    payment:
      'Pembayaran|Anda memilih cara membayar semasa pembayaran. Pesanan yang tidak dibayar pada masanya akan dibatalkan.',
    returnsAny:
      'Pemulangan|Anda boleh memohon pemulangan dalam {days} hari selepas penghantaran, walaupun anda cuma berubah fikiran.',
    returnsFaulty:
      'Pemulangan|Anda boleh memohon pemulangan dalam {days} hari selepas penghantaran jika produk rosak, salah atau tidak lengkap.',
    reviews:
      'Ulasan|Hanya pembeli boleh mengulas produk. Ulasan mesti jujur dan berkaitan dengan produk atau kedai.',
    account:
      'Akaun anda|Berikan butiran yang betul dan rahsiakan kata laluan anda. Anda boleh memadam akaun pada bila-bila masa.',
    demo: 'Kedai demo|Produk, kedai dan pesanan tidak benar. Tiada wang diambil dan tiada apa-apa dihantar.',
    privacy: 'Dasar privasi',
    operator:
      'Siapa kami|Pengendali kedai ini menentukan cara data anda digunakan dan bertanggungjawab terhadapnya.',
    data: 'Data yang kami simpan|Akaun, alamat, pesanan, mesej dan ulasan anda. Kuki mengekalkan log masuk dan mengingati tetapan anda. Di tempat kami meminta persetujuan anda, kuki lain digunakan hanya jika anda menerimanya.',
    purposes:
      'Tujuan|Untuk menghantar pesanan, menerima bayaran, menjawab anda, menunjukkan produk yang sesuai dan mencegah penyalahgunaan.',
    recipients:
      'Siapa yang menerimanya|Kedai menerima data yang diperlukan untuk menghantar pesanan, dan penyedia pembayaran menerima data yang diperlukan untuk bayaran.',
    period:
      'Tempoh simpanan|Selagi anda mempunyai akaun. Data anda dipadam {days} hari selepas permintaan, tetapi rekod pesanan disimpan mengikut undang-undang.',
    rights:
      'Hak anda|Anda boleh melihat, membetulkan, memuat turun dan memadam data anda pada bila-bila masa.',
    contact:
      'Hubungi kami|Kedai demo ini tiada alamat untuk dihubungi. Pengendali kedai sebenar memberikannya di sini.',
    download: 'Muat turun data anda',
    deletion: 'Padam akaun',
    cookies: 'Tetapan kuki',
  },
  id: {
    lead: 'Untuk toko demo ini. Pengelola toko sebenarnya memasang teksnya sendiri di sini.',
    terms: 'Ketentuan layanan',
    seller:
      'Siapa yang menjual|Pasar adalah lokapasar. Setiap produk dijual oleh toko yang tertera di halamannya, dan kamu membeli dari toko itu.',
    prices:
      'Harga dan pengiriman|Sebelum kamu memesan, halaman checkout menunjukkan semua harga, ongkos kirim, dan totalnya. Tanggal tiba adalah perkiraan.',
    payment:
      'Pembayaran|Kamu memilih cara bayar saat checkout. Pesanan yang tidak dibayar tepat waktu dibatalkan.',
    returnsAny:
      'Pengembalian|Kamu bisa mengajukan retur dalam {days} hari setelah barang tiba, meski hanya berubah pikiran.',
    returnsFaulty:
      'Pengembalian|Kamu bisa mengajukan retur dalam {days} hari setelah barang tiba jika produk rusak, salah, atau tidak lengkap.',
    reviews:
      'Ulasan|Hanya pembeli yang bisa mengulas produk. Ulasan harus jujur dan tentang produk atau tokonya.',
    account: 'Akunmu|Isi data yang benar dan rahasiakan kata sandimu. Kamu bisa menghapus akun kapan saja.',
    demo: 'Toko demo|Produk, toko, dan pesanan tidak nyata. Tidak ada uang yang ditarik dan tidak ada yang dikirim.',
    privacy: 'Kebijakan privasi',
    operator: 'Siapa kami|Pengelola toko ini menentukan cara datamu digunakan dan bertanggung jawab atasnya.',
    data: 'Yang kami simpan|Akun, alamat, pesanan, pesan, dan ulasanmu. Cookie membuatmu tetap masuk dan mengingat pengaturanmu. Jika kami meminta persetujuanmu, cookie lain hanya dipasang bila kamu menyetujuinya.',
    purposes:
      'Untuk apa|Untuk mengirim pesanan, menerima pembayaran, menjawabmu, menampilkan produk yang cocok, dan mencegah penyalahgunaan.',
    recipients:
      'Siapa yang menerimanya|Toko menerima data yang diperlukan untuk mengirim pesanan, dan penyedia pembayaran menerima data yang diperlukan untuk pembayaran.',
    period:
      'Berapa lama|Selama kamu punya akun. Datamu dihapus {days} hari setelah permintaan, tetapi catatan pesanan kami simpan sesuai hukum.',
    rights: 'Hakmu|Kamu bisa melihat, memperbaiki, mengunduh, dan menghapus datamu kapan saja.',
    contact:
      'Kontak|Toko demo ini tidak punya alamat kontak. Pengelola toko sebenarnya mencantumkannya di sini.',
    download: 'Unduh datamu',
    deletion: 'Hapus akun',
    cookies: 'Pengaturan cookie',
  },
  fil: {
    lead: 'Para sa demo na shop na ito. Ilalagay dito ng operator ng totoong shop ang sarili nitong teksto.',
    terms: 'Mga tuntunin ng serbisyo',
    seller:
      'Sino ang nagbebenta|Isang marketplace ang Pasar. Ang bawat produkto ay ibinebenta ng shop na nakasulat sa page nito, at sa shop na iyon ka bumibili.',
    prices:
      'Presyo at delivery|Bago ka mag-order, makikita sa checkout ang lahat ng presyo, ang bayad sa delivery at ang kabuuan. Tantiya lang ang petsa ng delivery.',
    payment:
      'Pagbabayad|Ikaw ang pipili ng paraan ng pagbabayad sa checkout. Kinakansela ang order na hindi nabayaran sa oras.',
    returnsAny:
      'Pagsasauli|Puwede kang humiling ng pagsasauli sa loob ng {days} araw pagkatapos ng delivery, kahit nagbago lang ang isip mo.',
    returnsFaulty:
      'Pagsasauli|Puwede kang humiling ng pagsasauli sa loob ng {days} araw pagkatapos ng delivery kung sira, mali o kulang ang dumating.',
    reviews:
      'Mga review|Mga buyer lang ang puwedeng mag-review ng produkto. Dapat totoo ang review at tungkol sa produkto o sa shop.',
    account:
      'Account mo|Magbigay ng tamang detalye at huwag ibahagi ang password mo. Puwede mong burahin ang account anumang oras.',
    demo: 'Demo na shop|Hindi totoo ang mga produkto, shop at order. Walang sinisingil at walang dine-deliver.',
    privacy: 'Patakaran sa privacy',
    operator:
      'Sino kami|Ang operator ng shop na ito ang nagpapasya kung paano gagamitin ang data mo, at siya ang may pananagutan dito.',
    data: 'Ano ang itinatago namin|Ang account, mga address, order, mensahe at review mo. Pinapanatili ng cookies na naka-log in ka at tinatandaan ang mga setting mo. Kung saan humihingi kami ng pahintulot, gagamit lang ng ibang cookies kapag pumayag ka.',
    purposes:
      'Para saan|Para ihatid ang mga order, tumanggap ng bayad, sagutin ka, ipakita ang mga produktong bagay sa iyo at iwasan ang pang-aabuso.',
    recipients:
      'Sino ang makakatanggap|Natatanggap ng shop ang kailangan para maihatid ang order mo, at ng payment provider ang kailangan para sa bayad.',
    period:
      'Gaano katagal|Habang may account ka. Buburahin ang data mo {days} araw pagkatapos mong humiling, pero itinatago namin ang mga tala ng order ayon sa batas.',
    rights: 'Mga karapatan mo|Puwede mong tingnan, itama, i-download at burahin ang data mo anumang oras.',
    contact:
      'Kontak|Walang contact address ang demo na shop na ito. Ibibigay ito rito ng operator ng totoong shop.',
    download: 'I-download ang data mo',
    deletion: 'Burahin ang account',
    cookies: 'Mga setting ng cookies',
  },
  th: {
    lead: 'สำหรับร้านสาธิตนี้ ผู้ให้บริการร้านจริงจะใส่ข้อความของตนเองที่นี่',
    terms: 'ข้อกำหนดการให้บริการ',
    seller: 'ใครเป็นผู้ขาย|Pasar เป็นตลาดออนไลน์ สินค้าแต่ละชิ้นขายโดยร้านที่ระบุไว้ในหน้าสินค้า และคุณซื้อจากร้านนั้น',
    prices: 'ราคาและการจัดส่ง|ก่อนสั่งซื้อ หน้าชำระเงินจะแสดงราคาทั้งหมด ค่าจัดส่ง และยอดรวม วันที่ได้รับสินค้าเป็นเพียงการประมาณ',
    payment: 'การชำระเงิน|คุณเลือกวิธีชำระเงินได้ในหน้าชำระเงิน คำสั่งซื้อที่ไม่ได้ชำระตามเวลาจะถูกยกเลิก',
    returnsAny: 'การคืนสินค้า|คุณขอคืนสินค้าได้ภายใน {days} วันหลังได้รับสินค้า เปลี่ยนใจก็คืนได้',
    returnsFaulty: 'การคืนสินค้า|คุณขอคืนสินค้าได้ภายใน {days} วันหลังได้รับสินค้า หากสินค้าเสียหาย ผิดรายการ หรือไม่ครบ',
    reviews: 'รีวิว|เฉพาะผู้ซื้อเท่านั้นที่รีวิวสินค้าได้ รีวิวต้องเป็นความจริงและเกี่ยวกับสินค้าหรือร้าน',
    account: 'บัญชีของคุณ|ให้ข้อมูลที่ถูกต้องและเก็บรหัสผ่านเป็นความลับ คุณลบบัญชีได้ทุกเมื่อ',
    demo: 'ร้านสาธิต|สินค้า ร้าน และคำสั่งซื้อไม่ใช่ของจริง ไม่มีการเรียกเก็บเงินและไม่มีการจัดส่ง',
    privacy: 'นโยบายความเป็นส่วนตัว',
    operator: 'เราคือใคร|ผู้ให้บริการร้านนี้เป็นผู้กำหนดวิธีใช้ข้อมูลของคุณและรับผิดชอบต่อข้อมูลนั้น',
    data: 'ข้อมูลที่เราเก็บ|บัญชี ที่อยู่ คำสั่งซื้อ ข้อความ และรีวิวของคุณ คุกกี้ช่วยให้คุณเข้าสู่ระบบค้างไว้และจำการตั้งค่าของคุณ ในกรณีที่เราขอความยินยอม คุกกี้อื่นจะใช้ก็ต่อเมื่อคุณยอมรับ',
    purposes: 'ใช้เพื่ออะไร|เพื่อจัดส่งคำสั่งซื้อ รับชำระเงิน ตอบคุณ แสดงสินค้าที่เหมาะกับคุณ และป้องกันการใช้งานในทางที่ผิด',
    recipients: 'ใครได้รับข้อมูล|ร้านได้รับข้อมูลที่จำเป็นต่อการจัดส่ง และผู้ให้บริการชำระเงินได้รับข้อมูลที่จำเป็นต่อการชำระเงิน',
    period: 'เก็บนานเท่าใด|ตราบที่คุณมีบัญชี เราลบข้อมูลของคุณ {days} วันหลังส่งคำขอ แต่เก็บประวัติคำสั่งซื้อตามที่กฎหมายกำหนด',
    rights: 'สิทธิของคุณ|คุณดู แก้ไข ดาวน์โหลด และลบข้อมูลของคุณได้ทุกเมื่อ',
    contact: 'ติดต่อ|ร้านสาธิตนี้ไม่มีที่อยู่สำหรับติดต่อ ผู้ให้บริการร้านจริงจะแจ้งไว้ที่นี่',
    download: 'ดาวน์โหลดข้อมูลของคุณ',
    deletion: 'ลบบัญชี',
    cookies: 'การตั้งค่าคุกกี้',
  },
  vi: {
    lead: 'Dành cho bản demo này. Đơn vị vận hành trang thật sẽ đặt nội dung của mình tại đây.',
    terms: 'Điều khoản dịch vụ',
    seller:
      'Ai bán hàng|Pasar là sàn thương mại. Mỗi sản phẩm do shop ghi trên trang của nó bán, và bạn mua hàng từ shop đó.',
    prices:
      'Giá và giao hàng|Trước khi bạn đặt hàng, trang thanh toán hiển thị mọi giá, phí giao hàng và tổng tiền. Ngày giao là dự kiến.',
    payment: 'Thanh toán|Bạn chọn cách trả tiền khi thanh toán. Đơn không được trả tiền đúng hạn sẽ bị hủy.',
    returnsAny: 'Trả hàng|Bạn có thể yêu cầu trả hàng trong {days} ngày sau khi nhận, kể cả khi đổi ý.',
    returnsFaulty:
      'Trả hàng|Bạn có thể yêu cầu trả hàng trong {days} ngày sau khi nhận nếu hàng hỏng, sai hoặc thiếu.',
    reviews:
      'Đánh giá|Chỉ người mua mới được đánh giá sản phẩm. Đánh giá phải trung thực và nói về sản phẩm hoặc shop.',
    account:
      'Tài khoản của bạn|Hãy cung cấp thông tin đúng và giữ kín mật khẩu. Bạn có thể xóa tài khoản bất cứ lúc nào.',
    demo: 'Bản demo|Sản phẩm, shop và đơn hàng không có thật. Không thu tiền và không giao hàng.',
    privacy: 'Chính sách quyền riêng tư',
    operator:
      'Chúng tôi là ai|Đơn vị vận hành trang này quyết định cách dùng dữ liệu của bạn và chịu trách nhiệm về việc đó.',
    data: 'Dữ liệu chúng tôi lưu|Tài khoản, địa chỉ, đơn hàng, tin nhắn và đánh giá của bạn. Cookie giữ bạn đăng nhập và ghi nhớ cài đặt. Ở nơi chúng tôi hỏi sự đồng ý, các cookie khác chỉ được dùng khi bạn chấp nhận.',
    purposes:
      'Dùng để làm gì|Để giao đơn hàng, nhận thanh toán, trả lời bạn, hiển thị sản phẩm phù hợp và ngăn chặn lạm dụng.',
    recipients:
      'Ai nhận dữ liệu|Shop nhận dữ liệu cần để giao hàng, và đơn vị thanh toán nhận dữ liệu cần cho việc thanh toán.',
    period:
      'Lưu bao lâu|Khi bạn còn tài khoản. Dữ liệu bị xóa {days} ngày sau khi bạn yêu cầu, nhưng dữ liệu đơn hàng được lưu theo quy định pháp luật.',
    rights: 'Quyền của bạn|Bạn có thể xem, sửa, tải và xóa dữ liệu của mình bất cứ lúc nào.',
    contact: 'Liên hệ|Bản demo này không có địa chỉ liên hệ. Đơn vị vận hành trang thật sẽ ghi tại đây.',
    download: 'Tải dữ liệu của bạn',
    deletion: 'Xóa tài khoản',
    cookies: 'Cài đặt cookie',
  },
  'pt-BR': {
    lead: 'Para esta loja de demonstração. O operador de uma loja real coloca aqui o próprio texto.',
    terms: 'Termos de serviço',
    seller:
      'Quem vende|O Pasar é um marketplace. Cada produto é vendido pela loja indicada na página dele, e é dessa loja que você compra.',
    prices:
      'Preços e entrega|Antes do pedido, a finalização da compra mostra todos os preços, o frete e o total. As datas de entrega são estimativas.',
    payment:
      'Pagamento|Você escolhe como pagar ao finalizar a compra. Um pedido não pago no prazo é cancelado.',
    returnsAny:
      'Devoluções|Você pode pedir a devolução em até {days} dias após a entrega, mesmo que só mude de ideia.',
    returnsFaulty:
      'Devoluções|Você pode pedir a devolução em até {days} dias após a entrega se o produto chegar com defeito, errado ou incompleto.',
    reviews:
      'Avaliações|Só quem comprou pode avaliar um produto. A avaliação deve ser sincera e sobre o produto ou a loja.',
    account:
      'Sua conta|Informe dados corretos e guarde sua senha só para você. Você pode excluir a conta quando quiser.',
    demo: 'Loja de demonstração|Os produtos, as lojas e os pedidos não são reais. Nada é cobrado e nada é entregue.',
    privacy: 'Política de privacidade',
    operator: 'Quem somos|O operador desta loja decide como seus dados são usados e é responsável por eles.',
    data: 'O que guardamos|Sua conta, endereços, pedidos, mensagens e avaliações. Os cookies mantêm você conectado e lembram suas configurações. Onde pedimos consentimento, outros cookies só são usados se você aceitar.',
    purposes:
      'Para que usamos|Para entregar seus pedidos, receber pagamentos, responder a você, mostrar produtos adequados e evitar abusos.',
    recipients:
      'Quem recebe|A loja recebe o necessário para entregar seu pedido, e o provedor de pagamento, o necessário para o pagamento.',
    period:
      'Por quanto tempo|Enquanto você tiver uma conta. Excluímos seus dados {days} dias após a solicitação, mas guardamos os registros de pedidos conforme a lei.',
    rights: 'Seus direitos|Você pode ver, corrigir, baixar e excluir seus dados quando quiser.',
    contact:
      'Contato|Esta loja de demonstração não tem endereço de contato. O operador de uma loja real o informa aqui.',
    download: 'Baixar seus dados',
    deletion: 'Excluir conta',
    cookies: 'Configurações de cookies',
  },
  es: {
    lead: 'Para esta tienda de demostración. El operador de una tienda real pone aquí su propio texto.',
    terms: 'Términos del servicio',
    seller:
      'Quién vende|Pasar es un marketplace. Cada producto lo vende la tienda que figura en su página, y le compras a esa tienda.',
    prices:
      'Precios y envío|Antes de hacer el pedido, la página de pago muestra todos los precios, los gastos de envío y el total. Las fechas de entrega son estimadas.',
    payment: 'Pago|Eliges cómo pagar al finalizar la compra. Un pedido que no se paga a tiempo se cancela.',
    returnsAny:
      'Devoluciones|Puedes pedir una devolución en los {days} días siguientes a la entrega, también si cambias de opinión.',
    returnsFaulty:
      'Devoluciones|Puedes pedir una devolución en los {days} días siguientes a la entrega si el producto llega dañado, equivocado o incompleto.',
    reviews:
      'Opiniones|Solo quienes compran un producto pueden opinar sobre él. Una opinión debe ser sincera y tratar del producto o de la tienda.',
    account:
      'Tu cuenta|Da datos correctos y no compartas tu contraseña. Puedes eliminar la cuenta cuando quieras.',
    demo: 'Tienda de demostración|Los productos, las tiendas y los pedidos no son reales. No se cobra ni se entrega nada.',
    privacy: 'Política de privacidad',
    operator:
      'Quiénes somos|El operador de esta tienda decide cómo se usan tus datos y es responsable de ellos.',
    data: 'Qué guardamos|Tu cuenta, direcciones, pedidos, mensajes y opiniones. Las cookies mantienen tu sesión y recuerdan tus ajustes. Donde pedimos tu consentimiento, solo se usan otras cookies si las aceptas.',
    purposes:
      'Para qué|Para entregar tus pedidos, cobrar los pagos, responderte, mostrarte productos adecuados y evitar abusos.',
    recipients:
      'Quién los recibe|La tienda recibe lo necesario para entregar tu pedido, y el proveedor de pagos, lo necesario para el pago.',
    period:
      'Cuánto tiempo|Mientras tengas una cuenta. Eliminamos tus datos {days} días después de pedirlo, pero guardamos los pedidos según exige la ley.',
    rights: 'Tus derechos|Puedes ver, corregir, descargar y eliminar tus datos cuando quieras.',
    contact:
      'Contacto|Esta tienda de demostración no tiene dirección de contacto. El operador de una tienda real la indica aquí.',
    download: 'Descargar tus datos',
    deletion: 'Eliminar la cuenta',
    cookies: 'Configuración de cookies',
  },
  fr: {
    lead: 'Pour cette boutique de démonstration. L’exploitant d’une boutique réelle place ici son propre texte.',
    terms: 'Conditions d’utilisation',
    seller:
      'Qui vend|Pasar est une place de marché. Chaque produit est vendu par la boutique indiquée sur sa page, et c’est à elle que vous achetez.',
    prices:
      'Prix et livraison|Avant la commande, la page de paiement affiche tous les prix, les frais de livraison et le total. Les dates de livraison sont des estimations.',
    payment:
      'Paiement|Vous choisissez comment payer au moment de la commande. Une commande qui n’est pas payée à temps est annulée.',
    returnsAny:
      'Retours|Vous pouvez demander un retour sous {days} jours après la livraison, même si vous changez d’avis.',
    returnsFaulty:
      'Retours|Vous pouvez demander un retour sous {days} jours après la livraison si le produit arrive abîmé, incomplet ou n’est pas le bon.',
    reviews:
      'Avis|Seuls les acheteurs peuvent donner leur avis sur un produit. Un avis doit être sincère et porter sur le produit ou la boutique.',
    account:
      'Votre compte|Donnez des informations exactes et gardez votre mot de passe pour vous. Vous pouvez supprimer votre compte à tout moment.',
    demo: 'Boutique de démonstration|Les produits, les boutiques et les commandes sont fictifs. Rien n’est débité et rien n’est livré.',
    privacy: 'Politique de confidentialité',
    operator:
      'Qui nous sommes|L’exploitant de cette boutique décide de l’usage de vos données et en est responsable.',
    data: 'Ce que nous conservons|Votre compte, vos adresses, commandes, messages et avis. Des cookies vous gardent connecté et retiennent vos réglages. Là où nous demandons votre accord, d’autres cookies ne sont déposés que si vous les acceptez.',
    purposes:
      'Pour quoi faire|Pour livrer vos commandes, encaisser les paiements, vous répondre, vous montrer des produits adaptés et éviter les abus.',
    recipients:
      'Qui les reçoit|La boutique reçoit ce qu’il faut pour livrer votre commande, et le prestataire de paiement ce qu’il faut pour le paiement.',
    period:
      'Combien de temps|Tant que vous avez un compte. Nous supprimons vos données {days} jours après la demande, mais conservons les commandes comme la loi l’exige.',
    rights: 'Vos droits|Vous pouvez consulter, corriger, télécharger et supprimer vos données à tout moment.',
    contact:
      'Contact|Cette boutique de démonstration n’a pas d’adresse de contact. L’exploitant d’une boutique réelle l’indique ici.',
    download: 'Télécharger vos données',
    deletion: 'Supprimer le compte',
    cookies: 'Paramètres des cookies',
  },
  pl: {
    lead: 'Dotyczy tego sklepu demonstracyjnego. Operator prawdziwego sklepu umieszcza tu własny tekst.',
    terms: 'Warunki korzystania',
    seller:
      'Kto sprzedaje|Pasar to platforma zakupowa. Każdy produkt sprzedaje sklep podany na jego stronie i to od niego kupujesz.',
    prices:
      'Ceny i dostawa|Zanim zamówisz, w kasie zobaczysz wszystkie ceny, koszt dostawy i sumę. Terminy dostawy są szacunkowe.',
    payment: 'Płatność|Sposób płatności wybierasz w kasie. Zamówienie nieopłacone w terminie jest anulowane.',
    returnsAny: 'Zwroty|Możesz zgłosić zwrot w ciągu {days} dni od dostawy, także gdy zmienisz zdanie.',
    returnsFaulty:
      'Zwroty|Możesz zgłosić zwrot w ciągu {days} dni od dostawy, gdy produkt jest uszkodzony, niewłaściwy lub niekompletny.',
    reviews:
      'Opinie|Opinię o produkcie może wystawić tylko kupujący. Opinia musi być szczera i dotyczyć produktu lub sklepu.',
    account:
      'Twoje konto|Podaj prawidłowe dane i zachowaj hasło dla siebie. Konto możesz usunąć w każdej chwili.',
    demo: 'Sklep demonstracyjny|Produkty, sklepy i zamówienia nie są prawdziwe. Nie pobieramy pieniędzy i niczego nie dostarczamy.',
    privacy: 'Polityka prywatności',
    operator: 'Kim jesteśmy|Operator tego sklepu decyduje o wykorzystaniu Twoich danych i za nie odpowiada.',
    data: 'Co przechowujemy|Twoje konto, adresy, zamówienia, wiadomości i opinie. Pliki cookie utrzymują zalogowanie i pamiętają ustawienia. Tam, gdzie prosimy o zgodę, innych plików cookie używamy tylko po jej wyrażeniu.',
    purposes:
      'Do czego|Aby dostarczać zamówienia, przyjmować płatności, odpowiadać Tobie, pokazywać odpowiednie produkty i zapobiegać nadużyciom.',
    recipients:
      'Kto je otrzymuje|Sklep otrzymuje to, czego potrzebuje do dostawy zamówienia, a dostawca płatności to, czego potrzebuje do płatności.',
    period:
      'Jak długo|Dopóki masz konto. Dane usuwamy {days} dni po zgłoszeniu, ale dane zamówień przechowujemy zgodnie z prawem.',
    rights: 'Twoje prawa|Swoje dane możesz w każdej chwili zobaczyć, poprawić, pobrać i usunąć.',
    contact:
      'Kontakt|Ten sklep demonstracyjny nie ma adresu kontaktowego. Operator prawdziwego sklepu podaje go tutaj.',
    download: 'Pobierz swoje dane',
    deletion: 'Usuń konto',
    cookies: 'Ustawienia plików cookie',
  },
  hi: {
    lead: 'इस डेमो दुकान के लिए। असली दुकान का संचालक यहाँ अपना टेक्स्ट रखता है।',
    terms: 'सेवा की शर्तें',
    seller:
      'बेचता कौन है|Pasar एक मार्केटप्लेस है। हर प्रोडक्ट वही दुकान बेचती है जिसका नाम उसके पेज पर है, और आप उसी दुकान से ख़रीदते हैं।',
    prices:
      'क़ीमत और डिलीवरी|ऑर्डर से पहले चेकआउट में सारी क़ीमतें, डिलीवरी शुल्क और कुल रकम दिखती है। डिलीवरी की तारीखें अनुमानित हैं।',
    payment: 'भुगतान|भुगतान का तरीका आप चेकआउट में चुनते हैं। समय पर भुगतान न होने पर ऑर्डर रद्द हो जाता है।',
    returnsAny: 'वापसी|डिलीवरी के {days} दिनों के अंदर आप वापसी का अनुरोध कर सकते हैं, मन बदलने पर भी।',
    returnsFaulty:
      'वापसी|प्रोडक्ट टूटा, गलत या अधूरा मिले, तो डिलीवरी के {days} दिनों के अंदर आप वापसी का अनुरोध कर सकते हैं।',
    reviews: 'समीक्षाएँ|प्रोडक्ट की समीक्षा केवल ख़रीदार कर सकते हैं। समीक्षा सच्ची हो और प्रोडक्ट या दुकान के बारे में हो।',
    account: 'आपका खाता|सही जानकारी दें और पासवर्ड किसी को न बताएँ। आप खाता कभी भी मिटा सकते हैं।',
    demo: 'डेमो दुकान|प्रोडक्ट, दुकानें और ऑर्डर असली नहीं हैं। कोई पैसा नहीं लिया जाता और कुछ भेजा नहीं जाता।',
    privacy: 'गोपनीयता नीति',
    operator: 'हम कौन हैं|इस दुकान का संचालक तय करता है कि आपके डेटा का उपयोग कैसे हो, और वही इसके लिए ज़िम्मेदार है।',
    data: 'हम क्या रखते हैं|आपका खाता, पते, ऑर्डर, संदेश और समीक्षाएँ। कुकी से आप साइन इन रहते हैं और आपकी सेटिंग याद रहती हैं। जहाँ हम सहमति माँगते हैं, वहाँ दूसरी कुकी केवल आपके स्वीकार करने पर लगती हैं।',
    purposes: 'किसलिए|ऑर्डर पहुँचाने, भुगतान लेने, आपको जवाब देने, आपके लिए सही प्रोडक्ट दिखाने और दुरुपयोग रोकने के लिए।',
    recipients:
      'किसे मिलता है|दुकान को ऑर्डर पहुँचाने के लिए ज़रूरी डेटा मिलता है, और भुगतान सेवा को भुगतान के लिए ज़रूरी डेटा।',
    period:
      'कब तक|जब तक आपका खाता है। अनुरोध के {days} दिन बाद आपका डेटा मिटा दिया जाता है, पर ऑर्डर के रिकॉर्ड कानून के अनुसार रखे जाते हैं।',
    rights: 'आपके अधिकार|आप अपना डेटा कभी भी देख, सुधार, डाउनलोड कर और मिटा सकते हैं।',
    contact: 'संपर्क|इस डेमो दुकान का कोई संपर्क पता नहीं है। असली दुकान का संचालक यहाँ पता देता है।',
    download: 'अपना डेटा डाउनलोड करें',
    deletion: 'खाता मिटाएँ',
    cookies: 'कुकी सेटिंग',
  },
};
