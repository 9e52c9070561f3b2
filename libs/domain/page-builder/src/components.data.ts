import type { ComponentFields, PropsOf } from './component-fields.ts';

/** Item lists that a component can show; the first two need an id. */
const itemLists = [
  'collection',
  'campaign',
  'top-products',
  'popular-products',
  'mall',
  'supermarket',
] as const;

const itemList = {
  title: { kind: 'text', max: 80, required: true },
  list: { kind: 'choice', of: itemLists, required: true },
  id: { kind: 'integer', min: 1, max: Number.MAX_SAFE_INTEGER },
} as const satisfies ComponentFields;

/**
 * The fields of each page component. Layouts are data: components that are not in this table are skipped.
 *
 * @spec page-builder-component
 */
export const componentTypes = {
  hero: {
    title: { kind: 'text', max: 80, required: true },
    subtitle: { kind: 'text', max: 200 },
    picture: { kind: 'picture' },
    action: { kind: 'text', max: 40 },
    link: { kind: 'link' },
    tone: { kind: 'choice', of: ['brand', 'accent', 'calm'] },
  },
  countdown: {
    title: { kind: 'text', max: 80, required: true },
    ends_at: { kind: 'time', required: true },
  },
  vouchers: {
    title: { kind: 'text', max: 80, required: true },
    scope: { kind: 'choice', of: ['all', 'platform', 'shops', 'mart'] },
    limit: { kind: 'integer', min: 1, max: 12 },
  },
  'item-carousel': { ...itemList, limit: { kind: 'integer', min: 1, max: 30 }, link: { kind: 'link' } },
  'item-grid': itemList,
  categories: { title: { kind: 'text', max: 80, required: true } },
  'rich-text': { html: { kind: 'html', max: 20_000, required: true } },
  pictures: {
    title: { kind: 'text', max: 80 },
    pictures: {
      kind: 'list',
      max: 6,
      required: true,
      fields: {
        picture: { kind: 'picture', required: true },
        alt: { kind: 'text', max: 160, required: true },
        title: { kind: 'text', max: 60 },
        link: { kind: 'link' },
      },
    },
  },
  links: {
    label: { kind: 'text', max: 80, required: true },
    links: {
      kind: 'list',
      max: 12,
      required: true,
      fields: {
        label: { kind: 'text', max: 40, required: true },
        link: { kind: 'link', required: true },
      },
    },
  },
  /** Lays out its children side by side if there is room. */
  columns: {},
} as const satisfies Readonly<Record<string, ComponentFields>>;

export type ComponentType = keyof typeof componentTypes;
export type ComponentProps<Type extends ComponentType> = PropsOf<(typeof componentTypes)[Type]>;

export const isComponentType = (type: unknown): type is ComponentType =>
  typeof type === 'string' && Object.hasOwn(componentTypes, type);
