import { cardSlots } from '@pasar/badge-rules';
import type { Badge, BadgeName, Manifest } from '@pasar/badge-rules';
import { Cluster } from '@pasar/design-system';
import { itemCardExamples } from '@pasar/item-card';
import { markets } from '@pasar/markets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardInContext } from './CardInContext.tsx';
import { CardWithVerdicts } from './CardWithVerdicts.tsx';
import { EachBadge, badgeNames } from './EachBadge.tsx';
import { itemWith } from './every-fact.ts';
import { Labelled } from './Labelled.tsx';

const meta: Meta = { title: 'Item card/Badges' };
export default meta;

type Story = StoryObj;

/** Each badge on its own, in its own slot. */
export const EachAlone: Story = {
  render: () => <EachBadge names={badgeNames} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(badgeNames.length);
    await expect(canvas.getByText('Flagship')).toBeVisible();
    await expect(canvas.getByText('Flash sale')).toBeVisible();
  },
};

const own = (id: number, name: string): Badge => ({
  name,
  id,
  is_predefined: false,
  product_label_ids: [id],
});
const predefined = (name: BadgeName): Badge => ({
  name,
  is_predefined: true,
  id: badgeNames.indexOf(name) + 1,
});

/** Six operator badges in every slot; each slot shows up to its maximum. */
export const SlotLimits: Story = {
  render: () => {
    const ids = [51, 52, 53, 54, 55, 56];
    const slots = Object.fromEntries(
      cardSlots.map((slot, index) => [slot, ids.map((id) => own(id + index * 10, `Own ${id + index * 10}`))]),
    );
    const labels = Object.values(slots).flatMap((badges) => badges.map(({ id = 0 }) => id));
    return <CardWithVerdicts item={{ ...itemCardExamples.plain, label_ids: labels }} manifest={{ slots }} />;
  },
};

/** Image flags of both kinds: two of the marketplace, one of the operator, or one of each. */
export const ImageFlagsOfBothKinds: Story = {
  render: () => {
    const custom = [own(71, 'Our week'), own(72, 'Green')];
    const kinds: Readonly<Record<string, readonly Badge[]>> = {
      'two of the marketplace': [predefined('PREFERRED'), predefined('FREE_SHIPPING')],
      'two of the operator': custom,
      'two of each': [predefined('PREFERRED'), predefined('FREE_SHIPPING'), ...custom],
    };
    const item = { ...itemWith(['PREFERRED', 'FREE_SHIPPING']), label_ids: [71, 72] };
    return (
      <Cluster gap="md" align="start">
        {Object.entries(kinds).map(([label, imageFlag]) => (
          <Labelled key={label} label={label}>
            <CardInContext item={item} manifest={{ slots: { imageFlag } }} />
          </Labelled>
        ))}
      </Cluster>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Our week')).toHaveLength(2);
    await expect(canvas.queryByText('Green')).toBeNull();
  },
};

/** The same shop in every market, with the badges and the currency of each. */
export const EveryMarket: Story = {
  render: () => (
    <Cluster gap="md" align="start">
      {markets.map(({ code, currency }) => (
        <Labelled key={code} label={code}>
          <CardInContext
            item={{
              ...itemWith(['MALL_FBS', 'S_MART', 'FLAGSHIP_SHOP', 'CC_INSTALLMENT', 'COD']),
              price: { amount: 1299000, currency },
              name: `${code} ${currency}`,
            }}
            context={{ market: code, toggles: ['cod-badge'] }}
          />
        </Labelled>
      ))}
    </Cluster>
  ),
};

/** Texts by sellers and operators may be long; the layout must not grow or hide a control. */
export const LongTexts: Story = {
  render: () => {
    const slots: Manifest['slots'] = {
      imageFlag: [own(81, 'Der allerbeste Laden auf dem ganzen Marktplatz')],
      topRight: [predefined('DISCOUNT')],
      promotionLabel: [predefined('VOUCHER'), predefined('BUNDLE_DEAL')],
      bottomRight: [predefined('FREE_SHIPPING')],
      featureElement: [predefined('RELATIONSHIP')],
    };
    const item = {
      ...itemCardExamples.longName,
      raw_discount: 100,
      label_ids: [81],
      bundle_deal_info: { bundle_deal_label: 'Kup trzy sztuki i zapłać za dwie najdroższe' },
      relationship_label: { show: true, label: 'Sklep, w którym kupowało już siedemnastu znajomych' },
    };
    return <CardWithVerdicts item={item} manifest={{ slots }} />;
  },
};
