import { RadioGroup } from '@pasar/design-system';
import { describeCard, formatCardExpiry } from '@pasar/payment';
import type { CheckoutPayment, SavedCard } from '@pasar/payment-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The radio button's value for a card that is entered on the provider's page. */
const otherCard = 'other';

/** The id of the saved card to pay with; null for another card. */
export type CardChoice = number | null;

/** The card to pay with: the chosen one, else the default; null for another card. */
export function findChosenCard(
  { cards }: Pick<CheckoutPayment, 'cards'>,
  chosen: CardChoice | undefined,
): SavedCard | null {
  if (chosen === null) return null;
  return cards.find(({ id }) => id === chosen) ?? cards[0] ?? null;
}

type Props = {
  readonly cards: readonly SavedCard[];
  readonly value: SavedCard | null;
  readonly onChoose: (card: CardChoice) => void;
};

/** A choice of the saved cards and another one. Nothing if no card is saved. */
export function CardPicker({ cards, value, onChoose }: Props): ReactElement | null {
  const { t } = useTranslation('payment-screens');
  if (cards.length === 0) return null;
  const saved = cards.map((card) => ({
    value: String(card.id),
    label: describeCard(card),
    hint: t('card_expires', { date: formatCardExpiry(card) }),
  }));
  return (
    <RadioGroup
      legend={t('choose_card')}
      look="cards"
      value={value ? String(value.id) : otherCard}
      onValueChange={(chosen) => onChoose(chosen === otherCard ? null : Number(chosen))}
      options={[...saved, { value: otherCard, label: t('other_card'), hint: t('other_card_hint') }]}
    />
  );
}
