import type { ShopProfile } from '@pasar/catalogue-api';

/** The addresses of the calls that read and change the profile. */
export const profilePath = '/api/v4/seller/shop/profile';
export const saveProfilePath = '/api/v4/seller/shop/save';

export const aShopProfile: ShopProfile = {
  ...{ username: 'anyam', name: 'Anyam', description: 'Baskets, mats and lamps, woven by hand.' },
  picture: { id: 'p1', width: 320, height: 320 },
};
