/** The order of the columns below. */
export const nameColumns = ['en', 'id', 'ms', 'th', 'vi', 'zh-Hant', 'pt-BR', 'es', 'fr', 'pl'] as const;

/** Names for pictures whose Unicode name is not what a shop would call the thing. */
export const thingNames: Record<string, string> = {
  '1f45a': 'blouse|blus|blaus|เสื้อเบลาส์|áo kiểu nữ|女式襯衫|blusa|blusa|chemisier|bluzka damska',
  '1f3bd':
    'running shirt|kaos lari|baju larian|เสื้อวิ่ง|áo chạy bộ|運動背心|regata de corrida|camiseta de running|maillot de course|koszulka do biegania',
  '1fa72':
    'briefs|celana dalam pria|seluar dalam lelaki|กางเกงในชาย|quần lót nam|男性內褲|cueca|calzoncillos|slip homme|slipy męskie',
  '1fa73':
    'shorts|celana pendek|seluar pendek|กางเกงขาสั้น|quần soóc|短褲|bermuda|pantalones cortos|short|szorty',
  '1f9ba':
    'safety vest|rompi pengaman|rompi keselamatan|เสื้อกั๊กสะท้อนแสง|áo phản quang|反光背心|colete refletivo|chaleco reflectante|gilet de sécurité|kamizelka odblaskowa',
  '1f97c':
    'lab coat|jas laboratorium|kot makmal|เสื้อกาวน์|áo blouse trắng|實驗袍|jaleco|bata de laboratorio|blouse blanche|fartuch laboratoryjny',
  '1f94b':
    'martial arts uniform|seragam bela diri|pakaian seni bela diri|ชุดยูโด|võ phục|道服|quimono de judô|kimono de judo|tenue d’arts martiaux|strój do sztuk walki',
  '1f457': 'dress|gaun|gaun|ชุดเดรส|váy đầm|洋裝|vestido|vestido|robe|sukienka',
  '1f456': 'jeans|celana jeans|seluar jean|กางเกงยีนส์|quần jean|牛仔褲|calça jeans|vaqueros|jean|dżinsy',
  '1f455': 'T-shirt|kaos|kemeja-T|เสื้อยืด|áo thun|T恤|camiseta|camiseta|T-shirt|koszulka',
  '1f45f':
    'running shoes|sepatu lari|kasut lari|รองเท้าวิ่ง|giày chạy bộ|運動鞋|tênis de corrida|zapatillas de running|chaussures de running|buty do biegania',
  '1f97e':
    'hiking boots|sepatu gunung|but mendaki|รองเท้าเดินป่า|giày leo núi|登山靴|botas de trilha|botas de senderismo|chaussures de randonnée|buty trekkingowe',
  '1f460':
    'high heels|sepatu hak tinggi|kasut tumit tinggi|รองเท้าส้นสูง|giày cao gót|高跟鞋|sapatos de salto|zapatos de tacón|escarpins|szpilki',
  '1f97f':
    'ballet flats|sepatu flat|kasut rata|รองเท้าส้นแบน|giày búp bê|平底鞋|sapatilhas|bailarinas|ballerines|baleriny',
  '1fa70':
    'ballet shoes|sepatu balet|kasut balet|รองเท้าบัลเลต์|giày múa ba lê|芭蕾舞鞋|sapatilhas de balé|zapatillas de ballet|chaussons de danse|pointy baletowe',
  '1f462':
    'ankle boots|sepatu bot wanita|but wanita|รองเท้าบูตผู้หญิง|giày bốt nữ|女靴|botas femininas|botines de mujer|bottines femme|botki damskie',
  '1f45e':
    'leather shoes|sepatu kulit pria|kasut kulit lelaki|รองเท้าหนังผู้ชาย|giày da nam|皮鞋|sapatos masculinos|zapatos de hombre|chaussures homme|półbuty męskie',
  '1f461':
    'women’s sandals|sandal wanita|sandal wanita|รองเท้าแตะผู้หญิง|xăng đan nữ|女涼鞋|sandálias femininas|sandalias de mujer|sandales femme|sandały damskie',
  '1fa74':
    'flip-flops|sandal jepit|selipar jepun|รองเท้าแตะ|dép xỏ ngón|人字拖|chinelos|chanclas|tongs|japonki',
  '1f392': 'backpack|tas ransel|beg galas|กระเป๋าเป้|ba lô|後背包|mochila|mochila|sac à dos|plecak',
  '1f45c':
    'handbag|tas tangan|beg tangan|กระเป๋าถือ|túi xách|手提包|bolsa feminina|bolso de mano|sac à main|torebka',
  '1f45d':
    'clutch bag|tas pesta|beg klac|กระเป๋าคลัตช์|túi cầm tay|手拿包|bolsa de festa|cartera de fiesta|pochette|kopertówka',
  '1f45b': 'purse|dompet|dompet|กระเป๋าสตางค์|ví|錢包|carteira|monedero|porte-monnaie|portmonetka',
  '1f9f3': 'suitcase|koper|beg bagasi|กระเป๋าเดินทาง|va li|行李箱|mala de viagem|maleta|valise|walizka',
  '1f4bc':
    'briefcase|tas kantor|beg bimbit|กระเป๋าเอกสาร|cặp tài liệu|公事包|pasta executiva|maletín|porte-documents|aktówka',
  '1f48e':
    'crystal pendant|liontin kristal|loket kristal|จี้คริสตัล|mặt dây chuyền pha lê|水晶吊墜|pingente de cristal|colgante de cristal|pendentif en cristal|wisiorek z kryształem',
  '1f4ff':
    'beaded bracelet|gelang manik|gelang manik|สร้อยลูกปัด|vòng chuỗi hạt|串珠手鍊|pulseira de contas|pulsera de cuentas|bracelet de perles|bransoletka z koralików',
  '1f9ff':
    'evil-eye charm|liontin mata biru|loket mata biru|จี้นาซาร์|mặt dây chuyền nazar|藍眼睛吊飾|pingente olho grego|colgante ojo turco|pendentif œil bleu|zawieszka oko proroka',
  '1f451': 'tiara|mahkota pesta|mahkota parti|มงกุฎแต่งกาย|vương miện cài tóc|頭冠|tiara|tiara|diadème|tiara',
  '1f453':
    'glasses frame|bingkai kacamata|bingkai cermin mata|กรอบแว่นตา|gọng kính|眼鏡框|armação de óculos|montura de gafas|monture de lunettes|oprawki okularów',
  '1f9e2':
    'baseball cap|topi bisbol|topi besbol|หมวกแก๊ป|mũ lưỡi trai|棒球帽|boné|gorra|casquette|czapka z daszkiem',
  '1f452':
    'sun hat|topi wanita|topi wanita|หมวกปีกกว้าง|mũ rộng vành|遮陽帽|chapéu feminino|sombrero de mujer|chapeau de femme|kapelusz damski',
  '1f302':
    'compact umbrella|payung lipat|payung lipat|ร่มพับ|ô gấp|摺疊傘|guarda-chuva compacto|paraguas plegable|parapluie pliant|parasolka składana',
  '2602': 'umbrella|payung|payung|ร่ม|ô che mưa|雨傘|guarda-chuva|paraguas|parapluie|parasol',
  '1faad': 'folding fan|kipas lipat|kipas lipat|พัดพับ|quạt xếp|摺扇|leque dobrável|abanico|éventail|wachlarz',
  '1f4f1':
    'smartphone|smartphone|telefon pintar|สมาร์ทโฟน|điện thoại thông minh|智慧型手機|smartphone|smartphone|smartphone|smartfon',
  '260e':
    'landline phone|telepon rumah|telefon rumah|โทรศัพท์บ้าน|điện thoại bàn|室內電話|telefone fixo|teléfono fijo|téléphone fixe|telefon stacjonarny',
  '1f4bb':
    'laptop|laptop|komputer riba|โน้ตบุ๊ก|máy tính xách tay|筆記型電腦|notebook|portátil|ordinateur portable|laptop',
  '1f5a5':
    'monitor|monitor|monitor|จอมอนิเตอร์|màn hình máy tính|電腦螢幕|monitor|monitor|écran d’ordinateur|monitor',
  '1f3ae':
    'game controller|stik game|pengawal permainan|จอยเกม|tay cầm chơi game|遊戲手把|controle de videogame|mando de videojuegos|manette de jeu|pad do gier',
  '1f579':
    'arcade joystick|joystick arcade|kayu bedik arked|จอยสติ๊กอาเขต|cần điều khiển arcade|街機搖桿|joystick arcade|joystick arcade|joystick arcade|dżojstik',
  '1f3a7':
    'headphones|headphone|fon kepala|หูฟังครอบหู|tai nghe|耳罩式耳機|fones de ouvido|auriculares|casque audio|słuchawki',
  '1f50a': 'speaker|speaker|pembesar suara|ลำโพง|loa|喇叭|caixa de som|altavoz|enceinte|głośnik',
  '1f4fa': 'television|televisi|televisyen|โทรทัศน์|ti vi|電視|televisão|televisor|téléviseur|telewizor',
  '1f4fd':
    'film projector|proyektor film|projektor filem|เครื่องฉายหนัง|máy chiếu phim|放映機|projetor de filmes|proyector de cine|projecteur de cinéma|projektor filmowy',
  '1f50b':
    'rechargeable battery|baterai isi ulang|bateri boleh cas|แบตเตอรี่ชาร์จ|pin sạc|充電電池|pilha recarregável|pila recargable|pile rechargeable|akumulatorek',
  '1f50c':
    'power cord|kabel listrik|kabel kuasa|สายไฟ|dây nguồn|電源線|cabo de energia|cable de corriente|cordon d’alimentation|przewód zasilający',
  '1f4f7':
    'camera|kamera|kamera|กล้องถ่ายรูป|máy ảnh|相機|câmera fotográfica|cámara de fotos|appareil photo|aparat fotograficzny',
  '1f6cb': 'sofa|sofa|sofa|โซฟา|ghế sofa|沙發|sofá|sofá|canapé|sofa',
  '1fa91': 'chair|kursi|kerusi|เก้าอี้|ghế|椅子|cadeira|silla|chaise|krzesło',
  '1f5bc':
    'framed picture|lukisan dinding|lukisan berbingkai|รูปใส่กรอบ|tranh treo tường|掛畫|quadro decorativo|cuadro enmarcado|tableau encadré|obraz w ramie',
  '1fa94':
    'oil lamp|lampu minyak|pelita|ตะเกียงน้ำมัน|đèn dầu|油燈|lamparina|lámpara de aceite|lampe à huile|lampka oliwna',
  '1f3ee':
    'paper lantern|lampion kertas|tanglung kertas|โคมกระดาษ|đèn lồng|紙燈籠|lanterna de papel|farolillo de papel|lanterne en papier|lampion papierowy',
  '1f570':
    'mantel clock|jam meja|jam meja|นาฬิกาตั้งโต๊ะ|đồng hồ để bàn|座鐘|relógio de mesa|reloj de sobremesa|pendule|zegar kominkowy',
  '23f2':
    'kitchen timer|timer dapur|pemasa dapur|นาฬิกาจับเวลา|đồng hồ hẹn giờ|計時器|timer de cozinha|temporizador de cocina|minuteur|minutnik',
  '1f3fa':
    'amphora vase|vas guci|pasu tembikar|แจกันดินเผา|bình gốm|陶花瓶|vaso de cerâmica|jarrón ánfora|vase amphore|wazon amfora',
  '1f390':
    'wind chime|lonceng angin|loceng angin|โมบายกระดิ่งลม|chuông gió|風鈴|sino dos ventos|campana de viento|carillon à vent|dzwonki wietrzne',
  '1f373': 'frying pan|wajan penggorengan|kuali leper|กระทะ|chảo rán|平底鍋|frigideira|sartén|poêle|patelnia',
  '1f37d':
    'dinnerware set|set alat makan|set pinggan mangkuk|ชุดจานอาหาร|bộ đồ ăn|餐具組|jogo de jantar|vajilla con cubiertos|service de table|zestaw obiadowy',
  '1f374':
    'cutlery set|set sendok garpu|set sudu garpu|ชุดช้อนส้อม|bộ dao nĩa|刀叉組|jogo de talheres|juego de cubiertos|set de couverts|zestaw sztućców',
  '1f963':
    'cereal bowl|mangkuk sereal|mangkuk bijirin|ชามซีเรียล|bát ăn ngũ cốc|早餐碗|tigela de cereal|bol de desayuno|bol à céréales|miska śniadaniowa',
  '1f943':
    'tumbler glass|gelas kaca|gelas kaca|แก้วน้ำทรงเตี้ย|ly thủy tinh|玻璃杯|copo de vidro|vaso de cristal|verre tumbler|szklanka niska',
  '1fad9':
    'storage jar|toples|balang simpanan|ขวดโหลเก็บอาหาร|hũ đựng thực phẩm|密封罐|pote de vidro|tarro de cristal|bocal de conservation|słoik',
  '1f9fa':
    'laundry basket|keranjang cucian|bakul pakaian|ตะกร้าผ้า|giỏ đựng đồ giặt|洗衣籃|cesto de roupa|cesta de ropa|panier à linge|kosz na pranie',
  '1f9fb':
    'toilet paper|tisu toilet|tisu tandas|กระดาษทิชชู่|giấy vệ sinh|捲筒衛生紙|papel higiênico|papel higiénico|papier toilette|papier toaletowy',
  '1faa0':
    'plunger|pompa wc|pam tandas|ที่ปั๊มท่อ|cây thông bồn cầu|馬桶吸把|desentupidor|desatascador|ventouse|przepychacz',
  '1f6c1': 'bathtub|bak mandi|tab mandi|อ่างอาบน้ำ|bồn tắm|浴缸|banheira|bañera|baignoire|wanna',
  '1f6bf':
    'shower head|kepala shower|kepala pancuran|ฝักบัว|vòi sen|蓮蓬頭|chuveiro|alcachofa de ducha|pommeau de douche|słuchawka prysznicowa',
  '1f512': 'padlock|gembok|mangga|แม่กุญแจ|ổ khóa|掛鎖|cadeado|candado|cadenas|kłódka',
  '1f514':
    'door bell|lonceng pintu|loceng pintu|กระดิ่งประตู|chuông cửa|門鈴|sineta de porta|campanilla de puerta|cloche de porte|dzwonek do drzwi',
  '1f485':
    'nail polish|cat kuku|pengilat kuku|ยาทาเล็บ|sơn móng tay|指甲油|esmalte de unha|esmalte de uñas|vernis à ongles|lakier do paznokci',
  '1f9f4':
    'body lotion|losion tubuh|losyen badan|โลชั่นบำรุงผิว|sữa dưỡng thể|身體乳|loção corporal|loción corporal|lait pour le corps|balsam do ciała',
  '1f484': 'lipstick|lipstik|gincu|ลิปสติก|son môi|口紅|batom|barra de labios|rouge à lèvres|szminka',
  '1faae': 'hair comb|sisir rambut|sikat rambut|หวี|lược chải tóc|髮梳|pente de cabelo|peine|peigne|grzebień',
  '1fa92':
    'razor|pisau cukur|pisau cukur|มีดโกน|dao cạo|刮鬍刀|aparelho de barbear|maquinilla de afeitar|rasoir|maszynka do golenia',
  '1fa79':
    'plasters|plester luka|plaster luka|พลาสเตอร์ปิดแผล|băng cá nhân|OK繃|curativos|tiritas|pansements|plastry opatrunkowe',
  '1f48a':
    'vitamin capsules|kapsul vitamin|kapsul vitamin|แคปซูลวิตามิน|viên uống vitamin|維他命膠囊|cápsulas de vitaminas|cápsulas de vitaminas|gélules de vitamines|witaminy w kapsułkach',
  '1fa7c': 'crutch|kruk|topang|ไม้ค้ำยัน|nạng|腋下拐杖|muleta|muleta|béquille|kula ortopedyczna',
  '1f9bd':
    'wheelchair|kursi roda|kerusi roda|รถเข็นวีลแชร์|xe lăn|輪椅|cadeira de rodas|silla de ruedas|fauteuil roulant|wózek inwalidzki',
  '1f348': 'melon|melon|tembikai susu|เมลอน|dưa lưới|哈密瓜|melão|melón|melon|melon',
  '1f96c':
    'leafy greens|pakcoy|sawi|ผักกาดเขียว|rau cải|青江菜|acelga|verdura de hoja|blettes|kapusta pak choi',
  '1f33d':
    'sweetcorn|jagung manis|jagung manis|ข้าวโพดหวาน|bắp ngọt|甜玉米|milho verde|maíz dulce|maïs doux|kukurydza cukrowa',
  '1f336': 'chilli|cabai|cili|พริก|ớt|辣椒|pimenta|chile|piment|papryczka chili',
  '1fada': 'ginger|jahe|halia|ขิง|gừng|薑|gengibre|jengibre|gingembre|imbir',
  '1fadb':
    'peas|kacang polong|kacang pis|ถั่วลันเตา|đậu Hà Lan|豌豆|ervilhas|guisantes|petits pois|groszek zielony',
  '1f344': 'mushrooms|jamur|cendawan|เห็ด|nấm|菇類|cogumelos|champiñones|champignons|pieczarki',
  '1f969':
    'beef steak|steik sapi|stik daging lembu|สเต๊กเนื้อ|bít tết bò|牛排|bife bovino|filete de ternera|steak de bœuf|stek wołowy',
  '1f953': 'bacon|daging asap|bakon|เบคอน|thịt xông khói|培根|bacon|beicon|bacon|boczek',
  '1f357':
    'chicken drumstick|paha ayam|paha ayam|น่องไก่|đùi gà|雞腿|coxa de frango|muslo de pollo|pilon de poulet|udko kurczaka',
  '1f95b':
    'fresh milk|susu segar|susu segar|นมสด|sữa tươi|鮮奶|leite fresco|leche fresca|lait frais|mleko świeże',
  '1f9c0': 'cheese|keju|keju|ชีส|phô mai|起司|queijo|queso|fromage|ser żółty',
  '1f95a': 'eggs|telur ayam|telur ayam|ไข่ไก่|trứng gà|雞蛋|ovos|huevos|œufs|jajka',
  '1f35a': 'rice|beras|beras|ข้าวหอม|gạo|白米|arroz|arroz|riz|ryż',
  '1f35c':
    'instant noodles|mi instan|mi segera|บะหมี่กึ่งสำเร็จรูป|mì ăn liền|泡麵|macarrão instantâneo|fideos instantáneos|nouilles instantanées|zupka z makaronem',
  '1f96b':
    'canned beans|kacang kaleng|kacang dalam tin|ถั่วกระป๋อง|đậu đóng hộp|罐頭豆子|feijão em lata|alubias en lata|haricots en conserve|fasola w puszce',
  '1f36f': 'honey|madu|madu|น้ำผึ้ง|mật ong|蜂蜜|mel|miel|miel|miód',
  '1f95c':
    'peanuts|kacang tanah|kacang tanah|ถั่วลิสง|đậu phộng|花生|amendoim|cacahuetes|cacahuètes|orzeszki ziemne',
  '1f330':
    'chestnuts|kacang kastanye|buah berangan|เกาลัด|hạt dẻ|栗子|castanhas|castañas|châtaignes|kasztany jadalne',
  '1fad2': 'olives|zaitun|buah zaitun|มะกอก|ô liu|橄欖|azeitonas|aceitunas|olives|oliwki',
  '1f35e':
    'sliced bread|roti tawar|roti putih|ขนมปังแผ่น|bánh mì lát|吐司|pão de forma|pan de molde|pain de mie|chleb krojony',
  '1f956':
    'baguette|roti baguette|roti baguette|ขนมปังบาแกตต์|bánh mì que|法國麵包|baguete|baguete|baguette|bagietka',
  '1f96f': 'bagels|bagel|bagel|เบเกิล|bánh mì vòng|貝果|bagels|bagels|bagels|bajgle',
  '1f967': 'pie|pai|pai|พาย|bánh nướng nhân|派|torta|tarta casera|tarte|placek',
  '1f96e':
    'mooncakes|kue bulan|kuih bulan|ขนมไหว้พระจันทร์|bánh trung thu|月餅|bolinhos da lua|pasteles de luna|gâteaux de lune|ciasteczka księżycowe',
  '1f36b':
    'chocolate bar|cokelat batang|coklat bar|ช็อกโกแลตแท่ง|thanh sô cô la|巧克力|barra de chocolate|tableta de chocolate|tablette de chocolat|tabliczka czekolady',
  '1f36c': 'sweets|permen|gula-gula|ลูกอม|kẹo|糖果|balas|caramelos|bonbons|cukierki',
  '1f36d': 'lollipops|permen lolipop|lolipop|อมยิ้ม|kẹo mút|棒棒糖|pirulitos|piruletas|sucettes|lizaki',
  '1f36a':
    'chocolate-chip cookies|kukis cokelat|biskut cip coklat|คุกกี้ช็อกชิป|bánh quy sô cô la|巧克力餅乾|cookies de chocolate|galletas con chocolate|cookies au chocolat|ciasteczka z czekoladą',
  '1f369': 'doughnuts|donat|donat|โดนัท|bánh donut|甜甜圈|donuts|donuts|donuts|donuty',
  '1f358':
    'rice crackers|kerupuk beras|keropok beras|ข้าวอบกรอบ|bánh gạo|米果|biscoitos de arroz|galletas de arroz|galettes de riz|krakersy ryżowe',
  '1f355':
    'frozen pizza|pizza beku|piza sejuk beku|พิซซ่าแช่แข็ง|pizza đông lạnh|冷凍披薩|pizza congelada|pizza congelada|pizza surgelée|pizza mrożona',
  '1f32e':
    'taco kit|paket taco|set taco|ชุดทาโก้|bộ bánh taco|塔可餅組|kit de taco|kit para tacos|kit pour tacos|zestaw do tacos',
  '1f95f':
    'dumplings|pangsit|ladu|เกี๊ยวซ่า|bánh há cảo|水餃|guioza|empanadillas gyoza|raviolis gyoza|pierożki gyoza',
  '1f371':
    'bento box meal|paket nasi bento|set bento|ข้าวกล่องเบนโตะ|cơm hộp bento|便當|refeição bentô|menú bento|repas bento|danie bento',
  '2615':
    'ground coffee|kopi bubuk|kopi kisar|กาแฟคั่วบด|cà phê xay|研磨咖啡|café moído|café molido|café moulu|kawa mielona',
  '1f375': 'green tea|teh hijau|teh hijau|ชาเขียว|trà xanh|綠茶|chá verde|té verde|thé vert|herbata zielona',
  '1f9c9': 'yerba mate|yerba mate|yerba mate|ชามาเต|trà mate|瑪黛茶|erva-mate|yerba mate|maté|yerba mate',
  '1f9c3':
    'fruit juice box|jus buah kotak|jus buah kotak|น้ำผลไม้กล่อง|nước ép hộp|果汁飲料|suco de caixinha|zumo en brik|jus de fruits en brique|sok w kartoniku',
  '1f964':
    'cola|minuman kola|minuman kola|โคล่า|nước ngọt cola|可樂|refrigerante de cola|refresco de cola|soda au cola|napój typu cola',
  '1f9cb':
    'bubble tea kit|paket teh boba|set teh boba|ชุดชานมไข่มุก|bộ trà sữa trân châu|珍珠奶茶組|kit de bubble tea|kit de té de burbujas|kit bubble tea|zestaw bubble tea',
  '1f37a':
    'lager beer|bir lager|bir lager|เบียร์ลาเกอร์|bia lager|拉格啤酒|cerveja lager|cerveza rubia|bière blonde|piwo jasne',
  '1f377':
    'red wine|anggur merah|wain merah|ไวน์แดง|rượu vang đỏ|紅酒|vinho tinto|vino tinto|vin rouge|wino czerwone',
  '1f37e':
    'sparkling wine|anggur bersoda|wain berkilau|สปาร์กลิงไวน์|rượu vang nổ|氣泡酒|espumante|vino espumoso|vin pétillant|wino musujące',
  '1f995': 'dinosaur|dinosaurus|dinosaur|ไดโนเสาร์|khủng long|恐龍|dinossauro|dinosaurio|dinosaure|dinozaur',
  '1f43c': 'panda|panda|panda|แพนด้า|gấu trúc|熊貓|panda|panda|panda|panda',
  '1f98a': 'fox|rubah|musang|จิ้งจอก|cáo|狐狸|raposa|zorro|renard|lis',
  '1f984': 'unicorn|unicorn|unikorn|ยูนิคอร์น|kỳ lân|獨角獸|unicórnio|unicornio|licorne|jednorożec',
  '1f433': 'whale|paus|ikan paus|วาฬ|cá voi|鯨魚|baleia|ballena|baleine|wieloryb',
  '1f418': 'elephant|gajah|gajah|ช้าง|voi|大象|elefante|elefante|éléphant|słoń',
  '1f697': 'car|mobil|kereta|รถยนต์|xe ô tô|汽車|carro|coche|voiture|samochód',
  '1f692':
    'fire engine|mobil pemadam|kereta bomba|รถดับเพลิง|xe cứu hỏa|消防車|caminhão de bombeiros|camión de bomberos|camion de pompiers|wóz strażacki',
  '1f69c': 'tractor|traktor|traktor|รถแทรกเตอร์|máy kéo|拖拉機|trator|tractor|tracteur|traktor',
  '1f681':
    'helicopter|helikopter|helikopter|เฮลิคอปเตอร์|trực thăng|直升機|helicóptero|helicóptero|hélicoptère|helikopter',
  '1f682': 'train|kereta api|kereta api|รถไฟ|tàu hỏa|火車|trem|tren|train|pociąg',
  '1f9e9':
    'jigsaw puzzle|puzzle|teka-teki jigsaw|จิ๊กซอว์|tranh ghép hình|拼圖|quebra-cabeça|rompecabezas|puzzle|puzzle',
  '1f3b2':
    'dice set|set dadu|set dadu|ชุดลูกเต๋า|bộ xúc xắc|骰子組|jogo de dados|juego de dados|jeu de dés|zestaw kości do gry',
  '1f3af':
    'dartboard set|set papan dart|set papan dart|ชุดกระดานปาเป้า|bộ phi tiêu|飛鏢靶組|kit de dardos|juego de dardos|jeu de fléchettes|zestaw do darta',
  '1f388':
    'party balloons|balon pesta|belon parti|ลูกโป่งปาร์ตี้|bóng bay tiệc|派對氣球|balões de festa|globos de fiesta|ballons de fête|balony imprezowe',
  '1f37c':
    'baby bottle|botol susu bayi|botol susu bayi|ขวดนมเด็ก|bình sữa trẻ em|奶瓶|mamadeira|biberón|biberon|butelka dla niemowląt',
  '1f389':
    'party popper|confetti popper|mercun konfeti|พลุกระดาษปาร์ตี้|pháo giấy|派對拉炮|lança-confete|cañón de confeti|canon à confettis|tuba z konfetti',
  '1f380':
    'gift ribbon|pita kado|reben hadiah|โบว์ของขวัญ|ruy băng quà|緞帶蝴蝶結|laço para presente|lazo de regalo|ruban cadeau|wstążka prezentowa',
  '1f381':
    'gift box|kotak kado|kotak hadiah|กล่องของขวัญ|hộp quà|禮物盒|caixa de presente|caja de regalo|coffret cadeau|pudełko prezentowe',
  '1f383':
    'pumpkin lantern|lampion labu|tanglung labu|โคมฟักทอง|đèn lồng bí ngô|南瓜燈|abóbora decorativa|calabaza decorativa|lanterne citrouille|lampion dynia',
  '1f9e7':
    'red envelopes|angpao|sampul angpau|ซองอั่งเปา|bao lì xì|紅包袋|envelopes vermelhos|sobres rojos|enveloppes rouges|koperty czerwone',
  '26bd':
    'football|bola sepak|bola sepak|ลูกฟุตบอล|bóng đá|足球|bola de futebol|balón de fútbol|ballon de football|piłka nożna',
  '1f3c0':
    'basketball|bola basket|bola keranjang|ลูกบาสเกตบอล|bóng rổ|籃球|bola de basquete|balón de baloncesto|ballon de basket|piłka do koszykówki',
  '1f3d0':
    'volleyball|bola voli|bola tampar|ลูกวอลเลย์บอล|bóng chuyền|排球|bola de vôlei|balón de voleibol|ballon de volley|piłka do siatkówki',
  '1f3c8':
    'American football|bola american football|bola sepak Amerika|ลูกอเมริกันฟุตบอล|bóng bầu dục Mỹ|美式足球|bola de futebol americano|balón de fútbol americano|ballon de football américain|piłka do futbolu amerykańskiego',
  '26be':
    'baseball|bola bisbol|bola besbol|ลูกเบสบอล|bóng chày|棒球|bola de beisebol|pelota de béisbol|balle de baseball|piłka do baseballu',
  '1f3c9':
    'rugby ball|bola rugbi|bola ragbi|ลูกรักบี้|bóng bầu dục|橄欖球|bola de rúgbi|balón de rugby|ballon de rugby|piłka do rugby',
  '1f3be':
    'tennis racket set|set raket tenis|set raket tenis|ชุดไม้เทนนิส|bộ vợt tennis|網球拍組|kit raquete de tênis|set de raqueta de tenis|set de raquette de tennis|zestaw do tenisa',
  '1f3f8':
    'badminton racket set|set raket bulu tangkis|set raket badminton|ชุดไม้แบดมินตัน|bộ vợt cầu lông|羽球拍組|kit de badminton|set de bádminton|set de badminton|zestaw do badmintona',
  '1f3d3':
    'table tennis bat set|set bet pingpong|set bat pingpong|ชุดไม้ปิงปอง|bộ vợt bóng bàn|桌球拍組|kit de pingue-pongue|set de tenis de mesa|set de ping-pong|zestaw do ping-ponga',
  '1f94a':
    'boxing gloves|sarung tinju|sarung tangan tinju|นวมชกมวย|găng tay đấm bốc|拳擊手套|luvas de boxe|guantes de boxeo|gants de boxe|rękawice bokserskie',
  '1f3f9':
    'archery set|set panahan|set memanah|ชุดธนู|bộ cung tên|射箭組|kit de arco e flecha|set de tiro con arco|set de tir à l’arc|zestaw łuczniczy',
  '1f6fc':
    'roller skates|sepatu roda|kasut roda|รองเท้าสเก็ต|giày trượt patin|輪式溜冰鞋|patins|patines de ruedas|patins à roulettes|wrotki',
  '1f6f4':
    'kick scooter|otoped|skuter tolak|สกู๊ตเตอร์ขาไถ|xe trượt scooter|滑板車|patinete|patinete|trottinette|hulajnoga',
  '1f3a3':
    'fishing rod|joran pancing|joran pancing|คันเบ็ด|cần câu cá|釣竿|vara de pesca|caña de pescar|canne à pêche|wędka',
  '1f3bf': 'skis|papan ski|papan ski|สกี|ván trượt tuyết|滑雪板|esquis|esquís|skis|narty',
  '26f8':
    'ice skates|sepatu seluncur es|kasut luncur ais|รองเท้าสเก็ตน้ำแข็ง|giày trượt băng|溜冰鞋|patins de gelo|patines de hielo|patins à glace|łyżwy',
  '1f6f6': 'canoe|kano|kanu|เรือแคนู|xuồng canoe|獨木舟|canoa|canoa|canoë|kanu',
  '1f4d5': 'novel|novel|novel|นวนิยาย|tiểu thuyết|小說|romance|novela|roman|powieść',
  '1f4d7':
    'cookbook|buku resep|buku masakan|ตำราอาหาร|sách dạy nấu ăn|食譜|livro de receitas|libro de cocina|livre de cuisine|książka kucharska',
  '1f4d8':
    'travel guide|buku panduan wisata|buku panduan pelancongan|หนังสือนำเที่ยว|sách du lịch|旅遊書|guia de viagem|guía de viaje|guide de voyage|przewodnik turystyczny',
  '1f4d9':
    'picture book|buku cerita bergambar|buku cerita bergambar|หนังสือภาพนิทาน|sách tranh|繪本|livro ilustrado|libro ilustrado|livre illustré|książka obrazkowa',
  '1f4da':
    'book box set|set buku|set buku|ชุดหนังสือ|bộ sách|套書|box de livros|estuche de libros|coffret de livres|zestaw książek',
  '1f58a':
    'ballpoint pen|pulpen|pen mata bola|ปากกาลูกลื่น|bút bi|原子筆|caneta esferográfica|bolígrafo|stylo à bille|długopis',
  '1f58b':
    'fountain pen|pena tinta|pen dakwat|ปากกาหมึกซึม|bút máy|鋼筆|caneta-tinteiro|pluma estilográfica|stylo plume|pióro wieczne',
  '1f58d':
    'wax crayons|krayon|krayon|สีเทียน|bút sáp màu|蠟筆|giz de cera|ceras de colores|crayons de cire|kredki świecowe',
  '1f5d2':
    'spiral notepad|buku catatan spiral|buku nota gelung|สมุดโน้ตสันห่วง|sổ lò xo|線圈筆記本|bloco espiral|bloc de espiral|bloc-notes à spirale|kołonotatnik',
  '1f4c5':
    'desk calendar|kalender meja|kalendar meja|ปฏิทินตั้งโต๊ะ|lịch để bàn|桌曆|calendário de mesa|calendario de mesa|calendrier de bureau|kalendarz biurkowy',
  '2709': 'envelopes|amplop surat|sampul surat|ซองจดหมาย|phong bì|信封|envelopes|sobres|enveloppes|koperty',
  '1f4cf': 'ruler|penggaris|pembaris|ไม้บรรทัด|thước kẻ|直尺|régua|regla|règle|linijka',
  '1f4cc':
    'push pins|paku payung|paku tekan|หมุดปัก|đinh ghim|圖釘|alfinetes de mural|chinchetas|punaises|pinezki',
  '1f3a8':
    'paint palette set|set palet cat|set palet warna|ชุดจานสี|bộ bảng màu vẽ|調色盤顏料組|kit de pintura|set de pintura|set de peinture|zestaw malarski',
  '1f58c': 'paintbrush|kuas lukis|berus lukisan|พู่กัน|cọ vẽ|畫筆|pincel|pincel|pinceau|pędzel',
  '1f9f5':
    'sewing thread|benang jahit|benang jahit|ด้ายเย็บผ้า|chỉ may|縫紉線|linha de costura|hilo de coser|fil à coudre|nici do szycia',
  '1f9f6':
    'knitting yarn|benang rajut|benang kait|ไหมพรม|len đan|毛線|lã de tricô|lana para tejer|laine à tricoter|włóczka',
  '1f3b9':
    'digital keyboard|keyboard musik|papan kekunci muzik|คีย์บอร์ดไฟฟ้า|đàn organ điện tử|電子琴|teclado musical|teclado musical|clavier numérique|keyboard',
  '1f331':
    'seedling|bibit tanaman|anak pokok|ต้นกล้า|cây giống|幼苗|muda de planta|plantón|jeune plant|sadzonka',
  '1f33f':
    'herb plant|tanaman herbal|pokok herba|ต้นสมุนไพร|cây thảo mộc|香草盆栽|muda de tempero|planta aromática|plante aromatique|zioła w doniczce',
  '1f33a': 'hibiscus|kembang sepatu|bunga raya|ดอกชบา|hoa dâm bụt|扶桑花|hibisco|hibisco|hibiscus|hibiskus',
  '1f4ba':
    'car seat|jok mobil|tempat duduk kereta|เบาะรถยนต์|ghế ô tô|汽車座椅|banco automotivo|asiento de coche|siège auto|fotel samochodowy',
  '1f6de': 'car tyre|ban mobil|tayar kereta|ยางรถยนต์|lốp ô tô|汽車輪胎|pneu|neumático|pneu|opona',
  '1f529':
    'nuts and bolts|mur dan baut|nat dan bolt|น็อตและสกรู|bu lông đai ốc|螺絲螺帽|porcas e parafusos|tornillos y tuercas|vis et écrous|śruby z nakrętkami',
  '26d3':
    'steel chain|rantai besi|rantai besi|โซ่เหล็ก|dây xích thép|鐵鍊|corrente de aço|cadena de acero|chaîne en acier|łańcuch stalowy',
  '1fa9d':
    'wall hook|gantungan dinding|cangkuk dinding|ตะขอแขวนผนัง|móc treo tường|掛鉤|gancho de parede|gancho de pared|crochet mural|haczyk ścienny',
  '1f9b4':
    'dog chew bone|tulang gigit anjing|tulang kunyah anjing|กระดูกขัดฟันสุนัข|xương gặm cho chó|狗狗潔牙骨|osso para cachorro|hueso para perro|os à mâcher pour chien|kość dla psa',
  '1fab6':
    'cat feather toy|mainan bulu kucing|mainan bulu kucing|ขนนกล่อแมว|đồ chơi lông vũ cho mèo|逗貓羽毛|brinquedo de penas para gato|juguete de plumas para gato|jouet à plumes pour chat|piórka dla kota',
  '1f43e':
    'pet grooming kit|set perawatan hewan|set dandanan haiwan|ชุดแปรงขนสัตว์เลี้ยง|bộ chải lông thú cưng|寵物美容組|kit de higiene para pets|kit de aseo para mascotas|kit de toilettage|zestaw do pielęgnacji zwierząt',
};
