import { itemCardExamples } from '@pasar/item-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banners } from './Banners.tsx';
import type { BannerData } from './Banners.tsx';
import { CardCarousel } from './CardCarousel.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { FrontPage } from './FrontPage.tsx';
import { NoItemsYet } from './NoItemsYet.tsx';
import { FrontSkeleton } from './FrontSkeleton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { SearchWithin } from './SearchWithin.tsx';
import { SectionNav } from './SectionNav.tsx';
import { ShopCarousel } from './ShopCarousel.tsx';

const createPicture = (id: string) => ({ id, width: 640, height: 640 });

const things = ['basket', 'kettle', 'earphones', 'rice', 'shirt', 'scarf', 'wine', 'pot'] as const;

const categories = things.map((id, index) => ({
  catid: index + 1,
  name: index === 3 ? 'Rice, noodles and everything for the pantry' : id,
  picture: createPicture(id),
  item_count: 10 * index,
}));

/** Three top categories, each with some of the others below it. */
const categoriesByLevel = categories.map((category, index) =>
  index < 3 ? { ...category, level: 1 } : { ...category, level: 2, parent_id: (index % 3) + 1 },
);

const shops = things.slice(0, 5).map((id, index) => ({
  shopid: index + 1,
  username: id,
  name: `The house of the ${id}`,
  picture: createPicture(id),
  cover: { id, width: 1600, height: 1000 },
  tagline: 'Made by hand, sent the same day',
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

/** What a page of all categories or brands is made of. */
export const Directory: Story = {
  render: () => (
    <FrontPage>
      <PageTitle title="Categories" text="Everything on Pasar, from basket to pot." />
      <SearchWithin
        label="Search in the mall"
        button="Search"
        keyword="basket"
        action="/mall/search"
        onSearch={() => undefined}
      />
      <CategoryLinks label="Subcategories" categories={categories} pathOf={({ catid }) => `/cat.${catid}`} />
      <CategoryTree categories={categoriesByLevel} pathOf={({ catid }) => `/cat.${catid}`} number={String} />
      <ShopCarousel title="Shops" shops={shops} moreTo="/mall/brands" />
    </FrontPage>
  ),
};
export const NothingInIt: Story = { render: () => <NoItemsYet /> };
