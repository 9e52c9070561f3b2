import type { CardBadges } from '@pasar/badge-rules';
import { createContext, use } from 'react';
import type { ItemCardProps } from './item-card-props.ts';
import { useQuickAdd } from './quick-add.tsx';

/** A card's markup from an earlier page, or the number that marks this card in the page's markup. */
export type CardMarkup = { readonly html: string } | { readonly mark: number };

/** The server's cache of card markup, by everything that the markup depends on besides language, market and toggles. */
export type CardMarkupSource = { readonly read: (key: string) => CardMarkup | undefined };

/** Without a source, as in the browser, cards are always rendered. */
const Context = createContext<CardMarkupSource | undefined>(undefined);
export const CardMarkupProvider = Context.Provider;

/** Undefined if the card must be rendered: it has a control of its caller's, or a preloaded picture. */
export function useCardMarkup(props: ItemCardProps, badges: CardBadges): CardMarkup | undefined {
  const quickAdd = useQuickAdd();
  const source = use(Context);
  if (!source || props.priority || props.action) return undefined;
  const { item, to, cardSet, veilAdult, headingLevel, liked, onLike } = props;
  const controls = [Boolean(onLike), Boolean(quickAdd)];
  return source.read(JSON.stringify([item, to, cardSet, veilAdult, headingLevel, liked, controls, badges]));
}
