import type { Thing } from '../data/category-tree.data.ts';
import { stripVariationSelector } from '../create-thing-texts.ts';

/** The colours that a picture can be turned to, in the order in which the languages name them. */
export const colours = ['blue', 'red', 'green', 'purple', 'pink', 'black'] as const;
export type Colour = (typeof colours)[number];

/** How one picture of a thing is arranged: alone, seen from the other side, or two of them. */
export type ThingPicture = {
  readonly id: string;
  readonly code: string;
  readonly layout: 'single' | 'turned' | 'pair';
  readonly colour?: Colour;
  /** Which palette, counted round. */
  readonly ground: number;
};

/** A stable small number for a thing, so that neighbours in a list do not all look alike. */
const hashCode = (code: string): number => Number.parseInt(stripVariationSelector(code), 16) * 7;

/** Which colours a thing comes in: four of the six, by its code. */
export const pickColours = (thing: Thing): readonly Colour[] =>
  thing.hue ? colours.filter((_, index) => (index + hashCode(thing.code)) % 3 !== 0) : [];

/** Every picture of a thing: one a colour, or three views of what has no colours. */
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
