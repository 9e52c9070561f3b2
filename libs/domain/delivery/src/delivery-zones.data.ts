import type { MarketCode } from '@pasar/markets';

/** A part of a market within which parcels cost the same. */
export type DeliveryZone = {
  readonly id: string;
  /** Selectable regions by native name; `=` separates a name from its Latin transcription. */
  readonly regions: string;
  /** Other place names in the zone: shops' cities, and alternative names of regions in addresses. */
  readonly also?: string;
  /** Source of a regular expression for the start of its postcodes, if addresses may omit a region. */
  readonly postcodes?: string;
  /** Neighbouring zones; the relation is symmetric. */
  readonly near: readonly string[];
};

/** The zones of each market. */
export const deliveryZones: Record<MarketCode, readonly DeliveryZone[]> = {
  SG: [
    {
      id: 'central',
      regions: 'Central',
      also: 'Queenstown|Toa Payoh|Bishan|Bukit Merah|Orchard|Novena',
      postcodes: '0[1-9]|1[04-9]|2\\d|3\\d|4[01]',
      near: ['east', 'north', 'north-east', 'west'],
    },
    {
      id: 'east',
      regions: 'East',
      also: 'Bedok|Tampines|Pasir Ris|Changi|Marine Parade',
      postcodes: '4[2-9]|5[0-2]|81',
      near: ['central', 'north-east'],
    },
    {
      id: 'north',
      regions: 'North',
      also: 'Woodlands|Yishun|Sembawang|Mandai',
      postcodes: '7[2-8]',
      near: ['central', 'north-east', 'west'],
    },
    {
      id: 'north-east',
      regions: 'North-East',
      also: 'Hougang|Sengkang|Punggol|Serangoon|Ang Mo Kio',
      postcodes: '5[3-7]|79|8[02]',
      near: ['central', 'east', 'north'],
    },
    {
      id: 'west',
      regions: 'West',
      also: 'Jurong|Jurong East|Jurong West|Clementi|Bukit Batok|Choa Chu Kang|Tuas',
      postcodes: '1[1-3]|5[89]|6\\d|7[01]',
      near: ['central', 'north'],
    },
  ],
  ID: [
    {
      id: 'java',
      regions: 'Banten|DKI Jakarta|Jawa Barat|Jawa Tengah|DI Yogyakarta|Jawa Timur',
      also: 'Jakarta|Jakarta Selatan|Jakarta Pusat|Jakarta Barat|Jakarta Timur|Jakarta Utara|Bandung|Surabaya|Yogyakarta|Semarang|Bogor|Depok|Bekasi|Tangerang|West Java|Central Java|East Java',
      near: ['sumatra', 'bali'],
    },
    {
      id: 'sumatra',
      regions:
        'Aceh|Sumatera Utara|Sumatera Barat|Riau|Kepulauan Riau|Jambi|Bengkulu|Sumatera Selatan|Kepulauan Bangka Belitung|Lampung',
      also: 'Medan|Palembang|Padang|Pekanbaru|Batam',
      near: ['java', 'kalimantan'],
    },
    {
      id: 'bali',
      regions: 'Bali|Nusa Tenggara Barat|Nusa Tenggara Timur',
      also: 'Denpasar|Mataram|Kupang',
      near: ['java', 'sulawesi'],
    },
    {
      id: 'kalimantan',
      regions: 'Kalimantan Barat|Kalimantan Tengah|Kalimantan Selatan|Kalimantan Timur|Kalimantan Utara',
      also: 'Pontianak|Banjarmasin|Balikpapan|Samarinda',
      near: ['sumatra', 'sulawesi'],
    },
    {
      id: 'sulawesi',
      regions: 'Sulawesi Utara|Gorontalo|Sulawesi Tengah|Sulawesi Barat|Sulawesi Selatan|Sulawesi Tenggara',
      also: 'Makassar|Manado|Palu|Kendari',
      near: ['bali', 'kalimantan', 'maluku-papua'],
    },
    {
      id: 'maluku-papua',
      regions:
        'Maluku|Maluku Utara|Papua|Papua Barat|Papua Barat Daya|Papua Tengah|Papua Pegunungan|Papua Selatan',
      also: 'Ambon|Ternate|Jayapura|Sorong',
      near: ['sulawesi'],
    },
  ],
  MY: [
    {
      id: 'central',
      regions: 'Kuala Lumpur|Putrajaya|Selangor|Negeri Sembilan|Melaka',
      also: 'Petaling Jaya|Shah Alam|Malacca|W.P. Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur',
      near: ['north', 'south', 'east-coast'],
    },
    {
      id: 'north',
      regions: 'Perlis|Kedah|Pulau Pinang|Perak',
      also: 'Penang|Ipoh|George Town|Alor Setar',
      near: ['central', 'east-coast'],
    },
    { id: 'south', regions: 'Johor', also: 'Johor Bahru|Muar|Batu Pahat', near: ['central', 'east-coast'] },
    {
      id: 'east-coast',
      regions: 'Kelantan|Terengganu|Pahang',
      also: 'Kuantan|Kota Bharu|Kuala Terengganu',
      near: ['central', 'north', 'south'],
    },
    {
      id: 'borneo',
      regions: 'Sabah|Sarawak|Labuan',
      also: 'Kota Kinabalu|Kuching|Miri|Sandakan',
      near: [],
    },
  ],
  PH: [
    {
      id: 'metro-manila',
      regions: 'Metro Manila',
      also: 'Manila|Quezon City|Makati|Pasig|Taguig|National Capital Region|NCR|Mandaluyong|Parañaque|Caloocan',
      near: ['luzon'],
    },
    {
      id: 'luzon',
      regions:
        'Abra|Albay|Apayao|Aurora|Bataan|Batanes|Batangas|Benguet|Bulacan|Cagayan|Camarines Norte|Camarines Sur|Catanduanes|Cavite|Ifugao|Ilocos Norte|Ilocos Sur|Isabela|Kalinga|La Union|Laguna|Marinduque|Masbate|Mountain Province|Nueva Ecija|Nueva Vizcaya|Occidental Mindoro|Oriental Mindoro|Palawan|Pampanga|Pangasinan|Quezon|Quirino|Rizal|Romblon|Sorsogon|Tarlac|Zambales',
      near: ['metro-manila', 'visayas'],
    },
    {
      id: 'visayas',
      regions:
        'Aklan|Antique|Biliran|Bohol|Capiz|Cebu|Eastern Samar|Guimaras|Iloilo|Leyte|Negros Occidental|Negros Oriental|Northern Samar|Samar|Siquijor|Southern Leyte',
      also: 'Cebu City|Iloilo City|Bacolod',
      near: ['luzon', 'mindanao'],
    },
    {
      id: 'mindanao',
      regions:
        'Agusan del Norte|Agusan del Sur|Basilan|Bukidnon|Camiguin|Cotabato|Davao de Oro|Davao del Norte|Davao del Sur|Davao Occidental|Davao Oriental|Dinagat Islands|Lanao del Norte|Lanao del Sur|Maguindanao del Norte|Maguindanao del Sur|Misamis Occidental|Misamis Oriental|Sarangani|South Cotabato|Sultan Kudarat|Sulu|Surigao del Norte|Surigao del Sur|Tawi-Tawi|Zamboanga del Norte|Zamboanga del Sur|Zamboanga Sibugay',
      also: 'Davao City|Zamboanga City|Cagayan de Oro|General Santos',
      near: ['visayas'],
    },
  ],
  TW: [
    {
      id: 'north',
      regions:
        '台北市=Taipei City|新北市=New Taipei City|基隆市=Keelung City|桃園市=Taoyuan City|新竹市=Hsinchu City|新竹縣=Hsinchu County|宜蘭縣=Yilan County',
      also: '臺北市|Taipei|New Taipei|Taoyuan|Keelung|Hsinchu|Yilan',
      near: ['centre', 'east'],
    },
    {
      id: 'centre',
      regions:
        '苗栗縣=Miaoli County|台中市=Taichung City|彰化縣=Changhua County|南投縣=Nantou County|雲林縣=Yunlin County',
      also: '臺中市|Taichung|Miaoli|Changhua|Nantou|Yunlin',
      near: ['north', 'south', 'east'],
    },
    {
      id: 'south',
      regions:
        '嘉義市=Chiayi City|嘉義縣=Chiayi County|台南市=Tainan City|高雄市=Kaohsiung City|屏東縣=Pingtung County',
      also: '臺南市|Tainan|Kaohsiung|Chiayi|Pingtung',
      near: ['centre', 'east'],
    },
    {
      id: 'east',
      regions: '花蓮縣=Hualien County|台東縣=Taitung County',
      also: '臺東縣|Hualien|Taitung',
      near: ['north', 'centre', 'south'],
    },
    {
      id: 'islands',
      regions: '澎湖縣=Penghu County|金門縣=Kinmen County|連江縣=Lienchiang County',
      also: 'Penghu|Kinmen|Matsu|Lienchiang',
      near: [],
    },
  ],
  TH: [
    {
      id: 'bangkok',
      regions:
        'กรุงเทพมหานคร=Bangkok|นนทบุรี=Nonthaburi|ปทุมธานี=Pathum Thani|สมุทรปราการ=Samut Prakan|นครปฐม=Nakhon Pathom|สมุทรสาคร=Samut Sakhon',
      also: 'กรุงเทพ|กรุงเทพฯ',
      near: ['central', 'east', 'west'],
    },
    {
      id: 'central',
      regions:
        'พระนครศรีอยุธยา=Phra Nakhon Si Ayutthaya|อ่างทอง=Ang Thong|ลพบุรี=Lopburi|สิงห์บุรี=Sing Buri|ชัยนาท=Chai Nat|สระบุรี=Saraburi|นครนายก=Nakhon Nayok|สุพรรณบุรี=Suphan Buri|สมุทรสงคราม=Samut Songkhram|นครสวรรค์=Nakhon Sawan|อุทัยธานี=Uthai Thani|กำแพงเพชร=Kamphaeng Phet|พิจิตร=Phichit|พิษณุโลก=Phitsanulok|สุโขทัย=Sukhothai|เพชรบูรณ์=Phetchabun',
      also: 'Ayutthaya',
      near: ['bangkok', 'east', 'north', 'northeast', 'west'],
    },
    {
      id: 'east',
      regions:
        'ชลบุรี=Chonburi|ระยอง=Rayong|จันทบุรี=Chanthaburi|ตราด=Trat|ฉะเชิงเทรา=Chachoengsao|ปราจีนบุรี=Prachinburi|สระแก้ว=Sa Kaeo',
      also: 'Pattaya|พัทยา',
      near: ['bangkok', 'central', 'northeast'],
    },
    {
      id: 'west',
      regions:
        'ตาก=Tak|กาญจนบุรี=Kanchanaburi|ราชบุรี=Ratchaburi|เพชรบุรี=Phetchaburi|ประจวบคีรีขันธ์=Prachuap Khiri Khan',
      near: ['bangkok', 'central', 'north', 'south'],
    },
    {
      id: 'north',
      regions:
        'เชียงใหม่=Chiang Mai|เชียงราย=Chiang Rai|ลำปาง=Lampang|ลำพูน=Lamphun|แม่ฮ่องสอน=Mae Hong Son|น่าน=Nan|พะเยา=Phayao|แพร่=Phrae|อุตรดิตถ์=Uttaradit',
      near: ['central', 'northeast', 'west'],
    },
    {
      id: 'northeast',
      regions:
        'นครราชสีมา=Nakhon Ratchasima|บุรีรัมย์=Buriram|สุรินทร์=Surin|ศรีสะเกษ=Sisaket|อุบลราชธานี=Ubon Ratchathani|ยโสธร=Yasothon|ชัยภูมิ=Chaiyaphum|อำนาจเจริญ=Amnat Charoen|บึงกาฬ=Bueng Kan|หนองบัวลำภู=Nong Bua Lamphu|ขอนแก่น=Khon Kaen|อุดรธานี=Udon Thani|เลย=Loei|หนองคาย=Nong Khai|มหาสารคาม=Maha Sarakham|ร้อยเอ็ด=Roi Et|กาฬสินธุ์=Kalasin|สกลนคร=Sakon Nakhon|นครพนม=Nakhon Phanom|มุกดาหาร=Mukdahan',
      near: ['central', 'east', 'north'],
    },
    {
      id: 'south',
      regions:
        'ชุมพร=Chumphon|ระนอง=Ranong|สุราษฎร์ธานี=Surat Thani|พังงา=Phang Nga|ภูเก็ต=Phuket|กระบี่=Krabi|นครศรีธรรมราช=Nakhon Si Thammarat|ตรัง=Trang|พัทลุง=Phatthalung|สงขลา=Songkhla|สตูล=Satun|ปัตตานี=Pattani|ยะลา=Yala|นราธิวาส=Narathiwat',
      near: ['west'],
    },
  ],
  VN: [
    {
      id: 'north',
      regions:
        'Hà Nội|Hải Phòng|Bắc Giang|Bắc Kạn|Bắc Ninh|Cao Bằng|Điện Biên|Hà Giang|Hà Nam|Hải Dương|Hòa Bình|Hưng Yên|Lai Châu|Lạng Sơn|Lào Cai|Nam Định|Ninh Bình|Phú Thọ|Quảng Ninh|Sơn La|Thái Bình|Thái Nguyên|Tuyên Quang|Vĩnh Phúc|Yên Bái',
      near: ['centre'],
    },
    {
      id: 'centre',
      regions:
        'Đà Nẵng|Huế|Bình Định|Bình Thuận|Đắk Lắk|Đắk Nông|Gia Lai|Hà Tĩnh|Khánh Hòa|Kon Tum|Lâm Đồng|Nghệ An|Ninh Thuận|Phú Yên|Quảng Bình|Quảng Nam|Quảng Ngãi|Quảng Trị|Thanh Hóa',
      also: 'Thừa Thiên Huế|Thừa Thiên - Huế',
      near: ['north', 'south'],
    },
    {
      id: 'south',
      regions:
        'TP. Hồ Chí Minh|Cần Thơ|An Giang|Bà Rịa - Vũng Tàu|Bạc Liêu|Bến Tre|Bình Dương|Bình Phước|Cà Mau|Đồng Nai|Đồng Tháp|Hậu Giang|Kiên Giang|Long An|Sóc Trăng|Tây Ninh|Tiền Giang|Trà Vinh|Vĩnh Long',
      also: 'Hồ Chí Minh|Ho Chi Minh City|Thành phố Hồ Chí Minh|Sài Gòn',
      near: ['centre'],
    },
  ],
  BR: [
    {
      id: 'sudeste',
      regions: 'São Paulo|Rio de Janeiro|Minas Gerais|Espírito Santo',
      also: 'SP|RJ|MG|ES|Belo Horizonte|Vitória|Campinas',
      near: ['sul', 'centro-oeste', 'nordeste'],
    },
    {
      id: 'sul',
      regions: 'Paraná|Santa Catarina|Rio Grande do Sul',
      also: 'PR|SC|RS|Curitiba|Florianópolis|Porto Alegre',
      near: ['sudeste', 'centro-oeste'],
    },
    {
      id: 'centro-oeste',
      regions: 'Distrito Federal|Goiás|Mato Grosso|Mato Grosso do Sul',
      also: 'DF|GO|MT|MS|Brasília|Goiânia|Cuiabá|Campo Grande',
      near: ['sudeste', 'sul', 'nordeste', 'norte'],
    },
    {
      id: 'nordeste',
      regions: 'Alagoas|Bahia|Ceará|Maranhão|Paraíba|Pernambuco|Piauí|Rio Grande do Norte|Sergipe',
      also: 'AL|BA|CE|MA|PB|PE|PI|RN|SE|Salvador|Recife|Fortaleza',
      near: ['sudeste', 'centro-oeste', 'norte'],
    },
    {
      id: 'norte',
      regions: 'Acre|Amapá|Amazonas|Pará|Rondônia|Roraima|Tocantins',
      also: 'AC|AP|AM|PA|RO|RR|TO|Manaus|Belém',
      near: ['centro-oeste', 'nordeste'],
    },
  ],
  MX: [
    {
      id: 'centro',
      regions: 'Ciudad de México|Estado de México|Hidalgo|Morelos|Puebla|Querétaro|Tlaxcala',
      also: 'CDMX|México|Mexico City',
      near: ['bajio', 'norte', 'sur'],
    },
    {
      id: 'bajio',
      regions: 'Aguascalientes|Colima|Guanajuato|Jalisco|Michoacán|Nayarit|San Luis Potosí|Zacatecas',
      also: 'Guadalajara|León|Morelia',
      near: ['centro', 'norte', 'sur'],
    },
    {
      id: 'norte',
      regions: 'Coahuila|Chihuahua|Durango|Nuevo León|Tamaulipas',
      also: 'Monterrey|Saltillo|Torreón',
      near: ['centro', 'bajio', 'noroeste'],
    },
    {
      id: 'noroeste',
      regions: 'Baja California|Baja California Sur|Sinaloa|Sonora',
      also: 'Tijuana|Hermosillo|Culiacán|Mexicali',
      near: ['norte'],
    },
    {
      id: 'sur',
      regions: 'Chiapas|Guerrero|Oaxaca|Veracruz',
      also: 'Acapulco|Xalapa|Tuxtla Gutiérrez',
      near: ['centro', 'bajio', 'sureste'],
    },
    {
      id: 'sureste',
      regions: 'Campeche|Quintana Roo|Tabasco|Yucatán',
      also: 'Mérida|Cancún|Villahermosa',
      near: ['sur'],
    },
  ],
  CO: [
    {
      id: 'centro',
      regions: 'Bogotá D.C.|Boyacá|Cundinamarca|Huila|Tolima',
      also: 'Bogotá|Tunja|Ibagué|Neiva',
      near: ['antioquia-eje', 'oriente', 'pacifico', 'llanos-amazonia'],
    },
    {
      id: 'antioquia-eje',
      regions: 'Antioquia|Caldas|Quindío|Risaralda',
      also: 'Medellín|Manizales|Armenia|Pereira',
      near: ['centro', 'caribe', 'oriente', 'pacifico'],
    },
    {
      id: 'caribe',
      regions: 'Atlántico|Bolívar|Cesar|Córdoba|La Guajira|Magdalena|San Andrés y Providencia|Sucre',
      also: 'Barranquilla|Cartagena|Santa Marta',
      near: ['antioquia-eje', 'oriente'],
    },
    {
      id: 'oriente',
      regions: 'Norte de Santander|Santander',
      also: 'Bucaramanga|Cúcuta',
      near: ['centro', 'antioquia-eje', 'caribe', 'llanos-amazonia'],
    },
    {
      id: 'pacifico',
      regions: 'Cauca|Chocó|Nariño|Valle del Cauca',
      also: 'Cali|Pasto|Popayán',
      near: ['centro', 'antioquia-eje'],
    },
    {
      id: 'llanos-amazonia',
      regions: 'Amazonas|Arauca|Caquetá|Casanare|Guainía|Guaviare|Meta|Putumayo|Vaupés|Vichada',
      also: 'Villavicencio|Leticia|Yopal',
      near: ['centro', 'oriente'],
    },
  ],
  CL: [
    {
      id: 'norte-grande',
      regions: 'Arica y Parinacota|Tarapacá|Antofagasta',
      also: 'Arica|Iquique|Calama',
      near: ['norte-chico'],
    },
    {
      id: 'norte-chico',
      regions: 'Atacama|Coquimbo',
      also: 'La Serena|Copiapó',
      near: ['norte-grande', 'centro'],
    },
    {
      id: 'centro',
      regions: "Metropolitana de Santiago|Valparaíso|O'Higgins|Maule",
      also: 'Santiago|Región Metropolitana|Metropolitana|Viña del Mar|Rancagua|Talca',
      near: ['norte-chico', 'sur'],
    },
    {
      id: 'sur',
      regions: 'Ñuble|Biobío|La Araucanía|Los Ríos|Los Lagos',
      also: 'Concepción|Temuco|Valdivia|Puerto Montt|Chillán|Bío-Bío',
      near: ['centro', 'austral'],
    },
    {
      id: 'austral',
      regions: 'Aysén|Magallanes',
      also: 'Coyhaique|Punta Arenas',
      near: ['sur'],
    },
  ],
  AR: [
    {
      id: 'amba',
      regions: 'Ciudad Autónoma de Buenos Aires|Buenos Aires',
      also: 'CABA|Capital Federal|La Plata|Mar del Plata',
      near: ['centro', 'litoral', 'patagonia'],
    },
    {
      id: 'centro',
      regions: 'Córdoba|Entre Ríos|La Pampa|Santa Fe',
      also: 'Rosario|Paraná',
      near: ['amba', 'cuyo', 'litoral', 'norte', 'patagonia'],
    },
    {
      id: 'cuyo',
      regions: 'La Rioja|Mendoza|San Juan|San Luis',
      near: ['centro', 'norte', 'patagonia'],
    },
    {
      id: 'litoral',
      regions: 'Chaco|Corrientes|Formosa|Misiones',
      also: 'Resistencia|Posadas',
      near: ['amba', 'centro', 'norte'],
    },
    {
      id: 'norte',
      regions: 'Catamarca|Jujuy|Salta|Santiago del Estero|Tucumán',
      also: 'San Miguel de Tucumán',
      near: ['centro', 'cuyo', 'litoral'],
    },
    {
      id: 'patagonia',
      regions: 'Chubut|Neuquén|Río Negro|Santa Cruz|Tierra del Fuego',
      also: 'Ushuaia|Bariloche',
      near: ['amba', 'centro', 'cuyo'],
    },
  ],
  FR: [
    {
      id: 'nord',
      regions: 'Île-de-France|Hauts-de-France|Normandie',
      also: 'Paris|Lille|Rouen|Amiens',
      postcodes: '7[5-8]|9[1-5]|02|59|6[02]|80|14|27|50|61',
      near: ['est', 'ouest', 'sud-est'],
    },
    {
      id: 'ouest',
      regions: 'Bretagne|Centre-Val de Loire|Pays de la Loire',
      also: 'Nantes|Rennes|Tours|Orléans|Angers',
      postcodes: '22|29|35|56|44|49|53|72|85|18|28|3[67]|4[15]',
      near: ['est', 'nord', 'sud-est', 'sud-ouest'],
    },
    {
      id: 'est',
      regions: 'Bourgogne-Franche-Comté|Grand Est',
      also: 'Strasbourg|Dijon|Reims|Metz|Nancy',
      postcodes: '21|25|39|58|7[01]|89|90|08|10|5[12457]|6[78]|88',
      near: ['nord', 'ouest', 'sud-est'],
    },
    {
      id: 'sud-est',
      regions: "Auvergne-Rhône-Alpes|Provence-Alpes-Côte d'Azur",
      also: 'Lyon|Marseille|Nice|Grenoble|Toulon',
      postcodes: '01|03|07|15|26|38|4[23]|63|69|7[34]|04|05|06|13|8[34]',
      near: ['est', 'iles', 'nord', 'ouest', 'sud-ouest'],
    },
    {
      id: 'sud-ouest',
      regions: 'Nouvelle-Aquitaine|Occitanie',
      also: 'Toulouse|Bordeaux|Montpellier|Limoges',
      postcodes: '1[679]|2[34]|33|40|47|64|79|8[67]|09|1[12]|3[0124]|4[68]|6[56]|8[12]',
      near: ['ouest', 'sud-est'],
    },
    {
      id: 'iles',
      regions: 'Corse|Guadeloupe|Guyane|La Réunion|Martinique|Mayotte',
      also: 'Ajaccio|Bastia',
      postcodes: '20|97',
      near: ['sud-est'],
    },
  ],
  PL: [
    {
      id: 'mazowsze',
      regions: 'mazowieckie|łódzkie',
      also: 'Warszawa|Łódź|Radom|Płock',
      postcodes: '0|9',
      near: ['polnoc', 'poludnie', 'wschod', 'zachod'],
    },
    {
      id: 'polnoc',
      regions: 'kujawsko-pomorskie|pomorskie|zachodniopomorskie',
      also: 'Gdańsk|Gdynia|Szczecin|Bydgoszcz|Toruń',
      postcodes: '7|8',
      near: ['mazowsze', 'wschod', 'zachod'],
    },
    {
      id: 'wschod',
      regions: 'lubelskie|podlaskie|warmińsko-mazurskie|świętokrzyskie',
      also: 'Lublin|Białystok|Olsztyn|Kielce',
      postcodes: '1|2',
      near: ['mazowsze', 'polnoc', 'poludnie'],
    },
    {
      id: 'poludnie',
      regions: 'małopolskie|opolskie|podkarpackie|śląskie',
      also: 'Kraków|Katowice|Rzeszów|Opole',
      postcodes: '3|4',
      near: ['mazowsze', 'wschod', 'zachod'],
    },
    {
      id: 'zachod',
      regions: 'dolnośląskie|lubuskie|wielkopolskie',
      also: 'Wrocław|Poznań|Zielona Góra',
      postcodes: '5|6',
      near: ['mazowsze', 'polnoc', 'poludnie'],
    },
  ],
  ES: [
    {
      id: 'centro',
      regions:
        'Madrid|Albacete|Ávila|Badajoz|Burgos|Cáceres|Ciudad Real|Cuenca|Guadalajara|León|Palencia|Salamanca|Segovia|Soria|Toledo|Valladolid|Zamora',
      near: ['levante', 'norte', 'sur'],
    },
    {
      id: 'norte',
      regions:
        'A Coruña|Álava|Asturias|Bizkaia|Cantabria|Gipuzkoa|Huesca|La Rioja|Lugo|Navarra|Ourense|Pontevedra|Teruel|Zaragoza',
      also: 'Bilbao|Vizcaya|Guipúzcoa|La Coruña|Oviedo|Santander|Vigo|San Sebastián',
      near: ['centro', 'levante'],
    },
    {
      id: 'levante',
      regions: 'Alicante|Barcelona|Castellón|Girona|Lleida|Murcia|Tarragona|Valencia',
      near: ['centro', 'islas-baleares', 'norte', 'sur'],
    },
    {
      id: 'sur',
      regions: 'Almería|Cádiz|Córdoba|Granada|Huelva|Jaén|Málaga|Sevilla',
      near: ['centro', 'levante', 'ceuta-melilla'],
    },
    {
      id: 'islas-baleares',
      regions: 'Illes Balears',
      also: 'Islas Baleares|Baleares|Palma',
      near: ['levante'],
    },
    {
      id: 'islas-canarias',
      regions: 'Las Palmas|Santa Cruz de Tenerife',
      also: 'Canarias|Las Palmas de Gran Canaria',
      near: [],
    },
    { id: 'ceuta-melilla', regions: 'Ceuta|Melilla', near: ['sur'] },
  ],
  IN: [
    {
      id: 'north',
      regions:
        'Chandigarh|Delhi|Haryana|Himachal Pradesh|Jammu and Kashmir|Ladakh|Punjab|Rajasthan|Uttar Pradesh|Uttarakhand',
      also: 'New Delhi|Jaipur|Lucknow|Noida|Gurugram',
      near: ['central', 'east', 'west'],
    },
    {
      id: 'west',
      regions: 'Dadra and Nagar Haveli and Daman and Diu|Goa|Gujarat|Maharashtra',
      also: 'Mumbai|Pune|Ahmedabad|Surat',
      near: ['central', 'north', 'south'],
    },
    {
      id: 'central',
      regions: 'Chhattisgarh|Madhya Pradesh',
      also: 'Bhopal|Indore|Raipur',
      near: ['east', 'north', 'south', 'west'],
    },
    {
      id: 'south',
      regions: 'Andhra Pradesh|Karnataka|Kerala|Lakshadweep|Puducherry|Tamil Nadu|Telangana',
      also: 'Bengaluru|Bangalore|Chennai|Hyderabad|Kochi',
      near: ['central', 'east', 'west'],
    },
    {
      id: 'east',
      regions: 'Bihar|Jharkhand|Odisha|West Bengal',
      also: 'Kolkata|Patna|Ranchi|Bhubaneswar',
      near: ['central', 'north', 'northeast', 'south'],
    },
    {
      id: 'northeast',
      regions: 'Arunachal Pradesh|Assam|Manipur|Meghalaya|Mizoram|Nagaland|Sikkim|Tripura',
      also: 'Guwahati|Imphal|Shillong',
      near: ['east'],
    },
    { id: 'islands', regions: 'Andaman and Nicobar Islands', also: 'Port Blair', near: [] },
  ],
};
