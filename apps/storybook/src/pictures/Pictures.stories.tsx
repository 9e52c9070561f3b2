import type { BadgeName, CardSetName } from '@pasar/badge-rules';
import { ItemCard, ItemGrid, itemCardExamples, QuickAddProvider } from '@pasar/item-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { badgeNames, EachBadge, slotOfBadge } from '../cards/EachBadge.tsx';
import { FixedFonts } from './FixedFonts.tsx';
import { badgesNotYetPictured } from './pictured-stories.data.ts';

/**
 * Visual regression tests: each story is compared with its image in `src/pictures/baselines`. After an
 * intended change run `npm run storybook:pictures` to update them; `renderer.data.ts` names the renderer that
 * took them.
 */
const meta: Meta = {
  title: 'Item card/Pictures',
  decorators: [
    (Story) => (
      <FixedFonts>
        <Story />
      </FixedFonts>
    ),
  ],
};
export default meta;

type Story = StoryObj;

type CardsProps = { readonly cardSet?: CardSetName; readonly controls?: boolean };

const nothing = (): void => undefined;

const CardGrid = ({ cardSet, controls = false }: CardsProps) => (
  <ItemGrid label="Items" loading={1} cardSet={cardSet}>
    {Object.entries(itemCardExamples).map(([name, item], index) => (
      <ItemCard
        key={name}
        item={item}
        to={`/${name}`}
        cardSet={cardSet}
        headingLevel="h2"
        blurAdult
        priority
        {...(controls && { onLike: nothing, liked: index % 2 === 1 })}
      />
    ))}
  </ItemGrid>
);

const Cards = (props: CardsProps) => (
  <QuickAddProvider value={props.controls ? { press: nothing } : undefined}>
    <CardGrid {...props} />
  </QuickAddProvider>
);

const phone = { viewport: { value: 'phone' } };

export const OnAPhone: Story = { globals: phone, render: () => <Cards /> };

export const OnAPhoneInTheDarkInThai: Story = {
  globals: { ...phone, scheme: 'dark', language: 'th', market: 'TH' },
  render: () => <Cards />,
};

export const NarrowInPolish: Story = {
  globals: { viewport: { value: 'narrow' }, language: 'pl', market: 'PL' },
  render: () => <Cards controls />,
};

export const WithHeartAndCart: Story = { render: () => <Cards controls /> };

export const Lying: Story = {
  globals: phone,
  render: () => <Cards cardSet="PROMOTION_HORIZONTAL" controls />,
};

export const Small: Story = { globals: phone, render: () => <Cards cardSet="LITE_STANDARD" /> };

const pictured = badgeNames.filter((name) => !badgesNotYetPictured.includes(name));
const labelSlots = ['promotionLabel', 'featureElement'];
const isShopFlag = (name: BadgeName) => slotOfBadge(name) === 'imageFlag';
const isLabel = (name: BadgeName) => labelSlots.includes(slotOfBadge(name));

/** Accessibility is checked in the component's own stories. */
const unchecked = { a11y: { test: 'off' } };

// Three pictures: the tolerance is the same for every picture, so that one of thirty cards would allow each card five pixels.
export const BadgesOfShops: Story = {
  parameters: unchecked,
  render: () => <EachBadge names={pictured.filter(isShopFlag)} />,
};

export const BadgesInCorners: Story = {
  parameters: unchecked,
  render: () => <EachBadge names={pictured.filter((name) => !isShopFlag(name) && !isLabel(name))} />,
};

export const Labels: Story = {
  parameters: unchecked,
  render: () => <EachBadge names={pictured.filter(isLabel)} />,
};
