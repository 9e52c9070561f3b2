/** The kind of a leaf's things, which determines their features and variants. */
export type Kind =
  | 'clothing'
  | 'shoes'
  | 'bags'
  | 'jewellery'
  | 'accessories'
  | 'electronics'
  | 'furniture'
  | 'decor'
  | 'kitchen'
  | 'cleaning'
  | 'beauty'
  | 'health'
  | 'fresh'
  | 'chilled'
  | 'packaged'
  | 'drinks'
  | 'toys'
  | 'sports'
  | 'books'
  | 'stationery'
  | 'music'
  | 'plants'
  | 'tools'
  | 'pets';

/** A thing by its picture's code point, with a fair price in US cents. `hue` means that it comes in colours. */
export type Thing = { code: string; cents: number; hue?: true; form?: 'toy' | 'plush'; adult?: true };

export type CategoryLeaf = { key: string; kind: Kind; things: readonly Thing[] };
export type CategoryBranch = { key: string; children: readonly CategoryLeaf[] };
export type Top = { key: string; children: readonly CategoryBranch[] };

const plain = (code: string, dollars: number): Thing => ({ code, cents: Math.round(dollars * 100) });
const hue = (code: string, dollars: number): Thing => ({ ...plain(code, dollars), hue: true });
const toy = (code: string, dollars: number): Thing => ({ ...plain(code, dollars), form: 'toy' });
const plush = (code: string, dollars: number): Thing => ({ ...plain(code, dollars), form: 'plush' });
const adult = (code: string, dollars: number): Thing => ({ ...plain(code, dollars), adult: true });

const leaf = (key: string, kind: Kind, ...things: Thing[]): CategoryLeaf => ({ key, kind, things });
const branch = (key: string, ...children: CategoryLeaf[]): CategoryBranch => ({ key, children });
const top = (key: string, ...children: CategoryBranch[]): Top => ({ key, children });

/** Three levels; each key is also the key of the name in every language. */
export const categoryTree: readonly Top[] = [
  top(
    'fashion',
    branch(
      'womens-clothing',
      leaf('dresses', 'clothing', hue('1f457', 26), plain('1f458', 48), plain('1f97b', 39)),
      leaf('tops', 'clothing', hue('1f45a', 17)),
      leaf('swimwear', 'clothing', hue('1f459', 19), hue('1fa71', 22)),
    ),
    branch(
      'mens-clothing',
      leaf('shirts', 'clothing', hue('1f455', 12), hue('1f3bd', 15), hue('1f454', 11)),
      leaf('trousers', 'clothing', hue('1f456', 29), hue('1fa73', 16)),
      leaf('underwear', 'clothing', hue('1fa72', 8), hue('1f9e6', 5)),
    ),
    branch(
      'outerwear',
      leaf('coats', 'clothing', hue('1f9e5', 55)),
      leaf('scarves', 'clothing', hue('1f9e3', 12), hue('1f9e4', 10)),
      leaf('workwear', 'clothing', plain('1f97c', 24), plain('1f9ba', 9), plain('1f94b', 32)),
    ),
  ),
  top(
    'shoes-bags',
    branch(
      'shoes',
      leaf('trainers', 'shoes', hue('1f45f', 42), plain('1f97e', 64)),
      leaf('womens-shoes', 'shoes', hue('1f460', 36), hue('1f97f', 24), hue('1fa70', 18), hue('1f462', 52)),
      leaf('mens-shoes', 'shoes', plain('1f45e', 49)),
      leaf('sandals', 'shoes', plain('1f461', 19), hue('1fa74', 7)),
    ),
    branch(
      'bags',
      leaf('backpacks', 'bags', hue('1f392', 28)),
      leaf('handbags', 'bags', plain('1f45c', 34), hue('1f45d', 21), hue('1f45b', 12)),
      leaf('luggage', 'bags', hue('1f9f3', 62), plain('1f4bc', 45)),
    ),
  ),
  top(
    'accessories',
    branch(
      'jewellery',
      leaf('rings', 'jewellery', plain('1f48d', 69), hue('1f48e', 38)),
      leaf('charms', 'jewellery', plain('1f4ff', 14), plain('1f9ff', 9), plain('1f451', 16)),
    ),
    branch(
      'watches-eyewear',
      leaf('watches', 'accessories', plain('231a', 54)),
      leaf('glasses', 'accessories', hue('1f453', 22), plain('1f576-fe0f', 18)),
    ),
    branch(
      'hats-umbrellas',
      leaf(
        'hats',
        'accessories',
        hue('1f9e2', 10),
        plain('1f452', 15),
        plain('1f3a9', 24),
        plain('1f393', 13),
      ),
      leaf('umbrellas', 'accessories', hue('1f302', 11), hue('2602-fe0f', 13), plain('1faad', 6)),
    ),
  ),
  top(
    'electronics',
    branch(
      'phones-computers',
      leaf('phones', 'electronics', plain('1f4f1', 249), plain('260e-fe0f', 32)),
      leaf('computers', 'electronics', plain('1f4bb', 549), plain('1f5a5-fe0f', 219)),
      leaf(
        'computer-accessories',
        'electronics',
        plain('2328-fe0f', 28),
        plain('1f5b1-fe0f', 14),
        plain('1f5a8-fe0f', 89),
      ),
      leaf('gaming', 'electronics', plain('1f3ae', 36), plain('1f579-fe0f', 24)),
    ),
    branch(
      'audio-video',
      leaf('headphones', 'electronics', plain('1f3a7', 45), plain('1f50a', 39)),
      leaf('television', 'electronics', plain('1f4fa', 289), plain('1f4fb', 42), plain('1f4fd-fe0f', 159)),
      leaf('microphones', 'electronics', plain('1f399-fe0f', 49), plain('1f3a4', 29)),
    ),
    branch(
      'cameras',
      leaf('photo-video', 'electronics', plain('1f4f7', 329), plain('1f4f9', 259), plain('1f3a5', 399)),
      leaf('optics', 'electronics', plain('1f52d', 119), plain('1f52c', 95)),
    ),
    branch(
      'power-light',
      leaf('power', 'electronics', plain('1f50b', 9), plain('1f50c', 7)),
      leaf('lamps', 'electronics', plain('1f4a1', 6), plain('1f526', 14)),
    ),
  ),
  top(
    'home',
    branch(
      'furniture',
      leaf('seating', 'furniture', hue('1f6cb-fe0f', 289), plain('1fa91', 48)),
      leaf('bedroom', 'furniture', hue('1f6cf-fe0f', 219)),
    ),
    branch(
      'decoration',
      leaf('frames-mirrors', 'decor', plain('1f5bc-fe0f', 22), plain('1fa9e', 34)),
      leaf('candles', 'decor', plain('1f56f-fe0f', 9), plain('1fa94', 7), plain('1f3ee', 12)),
      leaf('clocks', 'decor', plain('1f570-fe0f', 46), hue('23f0', 15), plain('23f2-fe0f', 12)),
      leaf('ornaments', 'decor', plain('1f3fa', 38), plain('1f390', 14), plain('1f52e', 19)),
    ),
    branch(
      'kitchen-dining',
      leaf('cookware', 'kitchen', plain('1f373', 32), plain('1f52a', 19)),
      leaf(
        'tableware',
        'kitchen',
        plain('1f37d-fe0f', 26),
        plain('1f944', 4),
        plain('1f962', 5),
        plain('1f374', 12),
        plain('1f963', 14),
      ),
      leaf('drinkware', 'kitchen', hue('1fad6', 24), plain('1f943', 8), plain('1fad9', 6)),
    ),
    branch(
      'household',
      leaf(
        'cleaning',
        'cleaning',
        plain('1f9f9', 11),
        plain('1f9fd', 3),
        plain('1faa3', 7),
        plain('1f9fa', 16),
        plain('1faa0', 6),
        plain('1f9fb', 5),
      ),
      leaf('bathroom', 'tools', plain('1f6c1', 319), plain('1f6bf', 58)),
      leaf('security', 'tools', plain('1f512', 12), plain('1f514', 15), plain('1f9ef', 36)),
    ),
  ),
  top(
    'beauty-health',
    branch('make-up', leaf('lips', 'beauty', plain('1f484', 9)), leaf('nails', 'beauty', plain('1f485', 6))),
    branch(
      'personal-care',
      leaf('skin-care', 'beauty', plain('1f9f4', 13), plain('1f9fc', 4)),
      leaf('hair-care', 'health', plain('1faae', 6), plain('1fa92', 9)),
      leaf('oral-care', 'health', hue('1faa5', 4)),
    ),
    branch(
      'health',
      leaf('first-aid', 'health', plain('1fa79', 4), plain('1f48a', 16), plain('1f321-fe0f', 11)),
      leaf('medical', 'health', plain('1fa7a', 29), plain('1fa7c', 34), plain('1f9bd', 189)),
    ),
  ),
  top(
    'fresh-food',
    branch(
      'fruit',
      leaf(
        'everyday-fruit',
        'fresh',
        plain('1f34e', 3.2),
        plain('1f34f', 3.1),
        plain('1f34a', 2.9),
        plain('1f34b', 2.6),
        plain('1f34c', 1.9),
        plain('1f350', 3.4),
        plain('1f351', 4.2),
      ),
      leaf(
        'tropical-fruit',
        'fresh',
        plain('1f96d', 4.5),
        plain('1f34d', 3.8),
        plain('1f965', 2.8),
        plain('1f95d', 3.6),
        plain('1f951', 3.9),
        plain('1f348', 4.8),
        plain('1f349', 5.2),
      ),
      leaf(
        'berries',
        'fresh',
        plain('1f353', 4.9),
        plain('1fad0', 5.4),
        plain('1f352', 6.2),
        plain('1f347', 4.6),
      ),
    ),
    branch(
      'vegetables',
      leaf(
        'leafy-vegetables',
        'fresh',
        plain('1f96c', 2.1),
        plain('1f966', 2.6),
        plain('1f952', 1.8),
        plain('1f345', 2.4),
        plain('1f346', 2.3),
        plain('1fad1', 2.7),
        plain('1f33d', 1.9),
      ),
      leaf(
        'roots-herbs',
        'fresh',
        plain('1f955', 1.7),
        plain('1f954', 1.9),
        plain('1f9c5', 1.6),
        plain('1f9c4', 2.2),
        plain('1fada', 2.5),
        plain('1f336-fe0f', 2.1),
        plain('1f344', 3.3),
        plain('1fadb', 2.4),
      ),
    ),
    branch(
      'meat-fish',
      leaf('meat', 'chilled', plain('1f969', 12), plain('1f953', 6), plain('1f357', 5.5)),
      leaf(
        'seafood',
        'chilled',
        plain('1f990', 9),
        plain('1f99e', 26),
        plain('1f980', 18),
        plain('1f9aa', 14),
      ),
      leaf(
        'dairy-eggs',
        'chilled',
        plain('1f95b', 2.4),
        plain('1f9c0', 5.8),
        plain('1f9c8', 3.6),
        plain('1f95a', 2.9),
      ),
    ),
  ),
  top(
    'food-drinks',
    branch(
      'pantry',
      leaf(
        'staples',
        'packaged',
        plain('1f35a', 3.2),
        plain('1f35c', 2.1),
        plain('1f9c2', 1.4),
        plain('1f96b', 2.6),
      ),
      leaf(
        'nuts-honey',
        'packaged',
        plain('1f36f', 7.8),
        plain('1f95c', 3.2),
        plain('1f330', 5.4),
        plain('1fad2', 4.3),
      ),
    ),
    branch(
      'bakery',
      leaf(
        'bread',
        'packaged',
        plain('1f35e', 2.8),
        plain('1f950', 3.4),
        plain('1f956', 2.2),
        plain('1f968', 2.5),
        plain('1f96f', 3.1),
      ),
      leaf(
        'cakes',
        'packaged',
        plain('1f382', 24),
        plain('1f9c1', 6),
        plain('1f967', 12),
        plain('1f95e', 5),
        plain('1f9c7', 5.2),
        plain('1f96e', 14),
      ),
    ),
    branch(
      'sweets-snacks',
      leaf('chocolate', 'packaged', plain('1f36b', 3.4), plain('1f36c', 2.2), plain('1f36d', 1.6)),
      leaf(
        'biscuits',
        'packaged',
        plain('1f36a', 3.6),
        plain('1f369', 4.2),
        plain('1f358', 2.9),
        plain('1f37f', 2.4),
      ),
      leaf('ice-cream', 'packaged', plain('1f368', 5.8), plain('1f366', 3.2)),
    ),
    branch(
      'ready-meals',
      leaf(
        'world-kitchen',
        'packaged',
        plain('1f355', 7.5),
        plain('1f32e', 5.5),
        plain('1f35d', 4.8),
        plain('1f354', 5.2),
      ),
      leaf(
        'asian-kitchen',
        'packaged',
        plain('1f363', 9.5),
        plain('1f95f', 6.2),
        plain('1f371', 8.4),
        plain('1f35b', 5.6),
      ),
    ),
    branch(
      'drinks',
      leaf('coffee-tea', 'drinks', plain('2615', 8.5), plain('1f375', 6.4), plain('1f9c9', 7.8)),
      leaf('soft-drinks', 'drinks', plain('1f9c3', 1.5), plain('1f964', 1.8), plain('1f9cb', 3.4)),
      leaf(
        'beer-wine',
        'drinks',
        adult('1f37a', 3.6),
        adult('1f377', 14),
        adult('1f37e', 28),
        adult('1f376', 19),
      ),
    ),
  ),
  top(
    'toys-baby',
    branch(
      'toys',
      leaf(
        'soft-toys',
        'toys',
        plain('1f9f8', 16),
        plush('1f43c', 18),
        plush('1f428', 17),
        plush('1f407', 15),
        plush('1f98a', 17),
        plush('1f427', 15),
        plush('1f418', 21),
        plush('1f995', 19),
        plush('1f984', 22),
        plush('1f433', 18),
        plush('1f989', 16),
      ),
      leaf(
        'toy-vehicles',
        'toys',
        toy('1f697', 9),
        toy('1f692', 14),
        toy('1f69c', 12),
        toy('1f681', 16),
        toy('1f680', 13),
        toy('1f682', 18),
        toy('1f68c', 11),
      ),
      leaf(
        'games-puzzles',
        'toys',
        plain('1f9e9', 12),
        plain('1f3b2', 6),
        plain('1f3af', 19),
        plain('1f9ee', 11),
      ),
      leaf(
        'outdoor-toys',
        'toys',
        plain('1fa81', 12),
        plain('1fa80', 5),
        plain('1f52b', 8),
        plain('1fa83', 7),
        plain('1f388', 4),
      ),
    ),
    branch('baby', leaf('baby-feeding', 'kitchen', plain('1f37c', 8))),
    branch(
      'party',
      leaf(
        'party-supplies',
        'decor',
        plain('1f389', 5),
        plain('1f380', 3),
        plain('1fa85', 18),
        plain('1f381', 9),
      ),
      leaf('seasonal', 'decor', plain('1f384', 45), plain('1f383', 12), plain('1f9e7', 3)),
    ),
  ),
  top(
    'sports',
    branch(
      'team-sports',
      leaf(
        'balls',
        'sports',
        plain('26bd', 18),
        plain('1f3c0', 19),
        plain('1f3d0', 16),
        plain('1f3c8', 21),
        plain('26be', 9),
        plain('1f3c9', 20),
      ),
      leaf('rackets', 'sports', plain('1f3be', 39), plain('1f3f8', 24), plain('1f3d3', 17)),
    ),
    branch(
      'fitness',
      leaf('boxing', 'sports', hue('1f94a', 29), plain('1f3f9', 74)),
      leaf('trophies', 'sports', plain('1f3c6', 19), plain('1f3c5', 7)),
    ),
    branch(
      'wheels',
      leaf('bicycles', 'sports', hue('1f6b2', 189)),
      leaf('skates-scooters', 'sports', hue('1f6f9', 38), hue('1f6fc', 44), hue('1f6f4', 52)),
    ),
    branch(
      'outdoors',
      leaf('camping', 'sports', hue('26fa', 79), plain('1f9ed', 12), plain('1f3a3', 35)),
      leaf(
        'water-winter',
        'sports',
        plain('1f93f', 26),
        plain('1f6f6', 259),
        plain('26f8-fe0f', 48),
        plain('1f3bf', 169),
      ),
    ),
  ),
  top(
    'books-hobbies',
    branch(
      'books',
      leaf(
        'reading',
        'books',
        plain('1f4d5', 11),
        plain('1f4d7', 15),
        plain('1f4d8', 13),
        plain('1f4d9', 18),
        plain('1f4da', 39),
      ),
    ),
    branch(
      'stationery',
      leaf(
        'pens',
        'stationery',
        plain('1f58a-fe0f', 3),
        plain('1f58b-fe0f', 22),
        plain('270f-fe0f', 2),
        plain('1f58d-fe0f', 5),
      ),
      leaf(
        'paper',
        'stationery',
        hue('1f4d3', 6),
        plain('1f5d2-fe0f', 4),
        plain('1f4c5', 8),
        plain('2709-fe0f', 3),
      ),
      leaf(
        'desk',
        'stationery',
        plain('2702-fe0f', 5),
        plain('1f4cf', 2),

        plain('1f4cc', 2),
        plain('1f4cb', 6),
      ),
    ),
    branch(
      'arts-crafts',
      leaf('painting', 'stationery', plain('1f3a8', 14), plain('1f58c-fe0f', 6)),
      leaf('sewing', 'stationery', hue('1f9f5', 4), hue('1f9f6', 5), plain('1faa1', 3)),
    ),
    branch(
      'music',
      leaf('strings', 'music', plain('1f3b8', 145), plain('1f3bb', 129), plain('1fa95', 139)),
      leaf(
        'wind-keys',
        'music',
        plain('1f3b9', 119),
        plain('1f3ba', 149),
        plain('1f3b7', 289),
        plain('1fa97', 199),
      ),
      leaf('percussion', 'music', plain('1f941', 89), plain('1fa98', 64), plain('1fa87', 14)),
    ),
  ),
  top(
    'garden-tools',
    branch(
      'garden',
      leaf(
        'house-plants',
        'plants',
        plain('1fab4', 14),
        plain('1f335', 8),
        plain('1f331', 4),
        plain('1f33f', 5),
      ),
      leaf(
        'flowers',
        'plants',
        plain('1f490', 32),
        plain('1f339', 6),
        plain('1f33b', 7),
        plain('1f337', 6),
        plain('1f33a', 9),
      ),
    ),
    branch(
      'tools',
      leaf(
        'hand-tools',
        'tools',
        plain('1f528', 12),
        plain('1f527', 10),
        plain('1fa9b', 7),
        plain('1fa9a', 16),
        plain('1fa93', 24),
        plain('1f9f0', 46),
        plain('1fa9c', 59),
      ),
      leaf(
        'hardware',
        'tools',
        plain('1f529', 4),
        plain('26d3-fe0f', 14),
        plain('1f9f2', 5),
        plain('1fa9d', 4),
      ),
    ),
    branch('motoring', leaf('car-parts', 'tools', plain('1f6de', 68), plain('1f4ba', 89))),
    branch(
      'pet-supplies',
      leaf('pet-food-toys', 'pets', plain('1f9b4', 6), plain('1fab6', 5), plain('1f43e', 9)),
    ),
  ),
];
