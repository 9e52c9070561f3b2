const picture = (index: number) => ({ id: `banner-${index}`, width: 1440, height: 540 });

/** The playground's initial banners. */
export const sampleBanners = [
  {
    title: 'The morning market is open',
    subtitle: 'Fresh finds every day',
    picture: picture(1),
    link: '/campaigns',
  },
  { title: 'Flash sale', subtitle: 'New deals every six hours', picture: picture(2), link: '/flash_sale' },
  { title: 'Official shops', subtitle: 'Straight from the brand', picture: picture(3), link: '/mall' },
];
