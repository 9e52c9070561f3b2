import type { CardBadges } from '@pasar/badge-rules';
import { createContext, use } from 'react';
import type { ItemCardProps } from './item-card-props.ts';
import { useQuickAdd } from './quick-add.tsx';

/** Markup of a card from an earlier page, or the number under which this page's markup is to be found. */
export type CardMarkup = { readonly html: string } | { readonly mark: number };

/** The server's cards by all that their markup depends on besides language, market and toggles: rendered once for many pages. */
export type CardMarkupSource = { readonly read: (key: string) => CardMarkup | undefined };

/** Without a source, as in the browser, cards are rendered. */
const Context = createContext<CardMarkupSource | undefined>(undefined);
export const CardMarkupProvider = Context.Provider;

/** Undefined where a card has to be rendered: with a control of its caller's, or with a picture that the page preloads. */
export function useCardMarkup(props: ItemCardProps, badges: CardBadges): CardMarkup | undefined {
  const quickAdd = useQuickAdd();
  const source = use(Context);
  if (!source || props.priority || props.action) return undefined;
  const { item, to, cardSet, veilAdult, headingLevel, liked, onLike } = props;
  const controls = [Boolean(onLike), Boolean(quickAdd)];
  return source.read(JSON.stringify([item, to, cardSet, veilAdult, headingLevel, liked, controls, badges]));
}
