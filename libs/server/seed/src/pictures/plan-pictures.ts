import type { Thing } from '../data/category-tree.data.ts';
import { stripVariationSelector } from '../create-thing-texts.ts';

/** Colours for recolouring, in the order of the languages' lists. */
export const colours = ['blue', 'red', 'green', 'purple', 'pink', 'black'] as const;
export type Colour = (typeof colours)[number];

/** Layout of a thing's picture: alone, from the other side, or two of them. */
export type ThingPicture = {
  readonly id: string;
  readonly code: string;
  readonly layout: 'single' | 'turned' | 'pair';
  readonly colour?: Colour;
  /** The palette, modulo their number. */
  readonly ground: number;
};

/** Returns a stable small number for a thing, so that neighbours in a list look different. */
const hashCode = (code: string): number => Number.parseInt(stripVariationSelector(code), 16) * 7;

/** Picks the colours of a thing: four of the six, by its code. */
export const pickColours = (thing: Thing): readonly Colour[] =>
  thing.hue ? colours.filter((_, index) => (index + hashCode(thing.code)) % 3 !== 0) : [];

/** Plans every picture of a thing: one per colour, or three views if it has no colours. */
export function planThingPictures(thing: Thing): ThingPicture[] {
  const { code } = thing;
  const ground = hashCode(code);
  const id = (tail: string) => `${stripVariationSelector(code)}-${tail}`;
  const pair = { id: id('pair'), code, layout: 'pair', ground: ground + 5 } as const;
  if (thing.hue)
    return [
      ...pickColours(thing).map((colour, index) => ({
        id: id(colour),
        code,
        layout: index % 2 ? ('turned' as const) : ('single' as const),
        colour,
        ground: ground + index * 3,
      })),
      pair,
    ];
  return [
    { id: id('front'), code, layout: 'single', ground },
    { id: id('turned'), code, layout: 'turned', ground: ground + 3 },
    pair,
  ];
}
