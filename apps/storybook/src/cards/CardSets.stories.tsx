import { displayRules } from '@pasar/badge-rules';
import type { BadgeName, CardSetName } from '@pasar/badge-rules';
import { Cluster } from '@pasar/design-system';
import { itemCardExamples } from '@pasar/item-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardInContext } from './CardInContext.tsx';
import { CardWithVerdicts } from './CardWithVerdicts.tsx';
import { itemWith } from './every-fact.ts';

const meta: Meta = { title: 'Item card/Card sets' };
export default meta;

type Story = StoryObj;

/** An item that qualifies for every badge, so that they compete for slots. */
const everything = itemWith(Object.keys(displayRules) as BadgeName[]);

const { plain, discounted, range, soldOut, longName } = itemCardExamples;
const states = [everything, plain, discounted, range, soldOut, longName];

/** The set's card with every badge and the verdicts, next to the states that every card has. */
const createStory = (cardSet: CardSetName): Story => ({
  render: () => (
    <>
      <CardWithVerdicts item={everything} cardSet={cardSet} />
      <Cluster gap="md" align="start">
        {states.map((item, index) => (
          <CardInContext key={index} item={item} cardSet={cardSet} />
        ))}
      </Cluster>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    const heights = [...canvasElement.querySelectorAll('article')].map((card) => card.clientHeight);
    await expect(new Set(heights).size).toBe(1);
  },
});

export const Pdp: Story = createStory('PDP');
export const Standard: Story = createStory('STANDARD');
export const SimplifiedCount: Story = createStory('SIMPLIFIED_COUNT');
export const Simplified: Story = createStory('SIMPLIFIED');
export const PromotionMicrosite: Story = createStory('PROMOTION_MICROSITE');
export const PromotionPwg: Story = createStory('PROMOTION_PWG');
export const PromotionBuyAgain: Story = createStory('PROMOTION_BUY_AGAIN');
export const PromotionHorizontal: Story = createStory('PROMOTION_HORIZONTAL');
export const CrmHotDeal: Story = createStory('CRM_HOT_DEAL');
export const LiteStandard: Story = createStory('LITE_STANDARD');
export const LitePromotionMicrosite: Story = createStory('LITE_PROMOTION_MICROSITE');
export const LiteHorizontalPromotion: Story = createStory('LITE_HORIZONTAL_PROMOTION');
export const TopProducts: Story = createStory('TOP_PRODUCTS');
export const DailyDiscover: Story = createStory('DAILY_DISCOVER');
export const SMart: Story = createStory('S_MART');
export const NewUserZone: Story = createStory('NEW_USER_ZONE');
