import type { CardSetName } from '@pasar/badge-rules';
import { isMallPage } from '@pasar/badge-rules';
import { useCardContext } from './CardContextProvider.tsx';
import { findManifest } from './compile-manifests.ts';
import type { CardPlacementContext } from './compile-manifests.ts';
import type { ItemCardProps } from './item-card-props.ts';
import { useQuickAdd } from './quick-add.tsx';

/** What the cards of a set depend on in a context, as a text; built once per page. */
const contextKeys = new WeakMap<CardPlacementContext, Map<CardSetName, string>>();

/** For the server's cache of markup: what the cards of a set depend on besides their items. */
export function useCardContextKey(cardSet: CardSetName): string {
  const context = useCardContext();
  const texts = contextKeys.get(context) ?? new Map<CardSetName, string>();
  contextKeys.set(context, texts);
  const text = texts.get(cardSet) ?? JSON.stringify([isMallPage(context), findManifest(context, cardSet)]);
  texts.set(cardSet, text);
  return text;
}

/**
 * For the server's cache of markup: everything on which a card depends besides market, language and toggles. Undefined for a
 * card that must be rendered: it has a control of its caller's, or a preloaded picture.
 */
export function useCardKey({
  item,
  shop,
  to,
  cardSet = 'STANDARD',
  blurAdult = false,
  headingLevel = 'h3',
  liked = false,
  priority,
  action,
  onLike,
}: ItemCardProps) {
  const contextKey = useCardContextKey(cardSet);
  const quickAdd = useQuickAdd();
  if (priority || action) return undefined;
  const heart = onLike ? liked : undefined;
  return {
    slot: [item.shopid, item.itemid, cardSet, headingLevel, blurAdult, heart, quickAdd !== undefined].join(
      ' ',
    ),
    inputs: [item, shop, to, contextKey],
  };
}
