import { itemCardExamples } from '@pasar/item-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banners } from './Banners.tsx';
import type { BannerData } from './Banners.tsx';
import { CardCarousel } from './CardCarousel.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FrontPage } from './FrontPage.tsx';
import { FrontSkeleton } from './FrontSkeleton.tsx';
import { EmptyList } from './EmptyList.tsx';
import { SectionNav } from './SectionNav.tsx';

const createPicture = (id: string) => ({ id, width: 640, height: 640 });

const things = ['basket', 'kettle', 'earphones', 'rice', 'shirt', 'scarf', 'wine', 'pot'] as const;

const categories = things.map((id, index) => ({
  catid: index + 1,
  name: index === 3 ? 'Rice, noodles and everything for the pantry' : id,
  picture: createPicture(id),
  item_count: 10 * index,
}));

const banners: readonly BannerData[] = things.slice(0, 5).map((id, index) => ({
  id: index,
  title: `The week of the ${id}`,
  subtitle: 'Up to 40% off, until Sunday',
  picture: { id, width: 1600, height: 640 },
  link: '/flash_sale',
}));

const links = [
  { to: '/mall', label: 'For you', current: true },
  { to: '/mall/brands', label: 'Brands' },
  { to: '/mall/categories', label: 'Categories' },
];

type Args = {
  /** The number of banners: 0 takes no space, at most five show. */
  readonly banners: number;
};

const meta: Meta<Args> = {
  title: 'Parts/Page sections',
  args: { banners: 5 },
  argTypes: { banners: { control: { type: 'range', min: 0, max: 5 } } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SectionNav name="Pasar Mall" to="/mall" label="Parts of the mall" links={links} />
      <FrontPage>
        <Banners banners={banners.slice(0, args.banners)} />
        <CategoryTiles
          title="Categories"
          categories={categories}
          pathOf={({ catid }) => `/cat.${catid}`}
          moreTo="/mall/categories"
        />
        <CategoryTabs categories={categories} current={2} to={(catid) => `?category=${catid ?? ''}`} />
        <CardCarousel
          title="Popular"
          placement="story"
          items={Object.values(itemCardExamples)}
          moreTo="/popular"
        />
      </FrontPage>
    </>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const Whole: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneOffer: Story = { args: { banners: 1 } };
export const Loading: Story = { render: () => <FrontSkeleton /> };
export const NothingInIt: Story = { render: () => <EmptyList /> };
