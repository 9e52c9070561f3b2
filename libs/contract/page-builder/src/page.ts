import { IdSchema, PictureSchema } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** The path prefix of a page: `/m` and `/p`, `/l`, `/scp`, or `/broadcast/landing`. */
export const PageKindSchema = Type.Enum(['built', 'landing', 'shop', 'broadcast']);

export const PageUrlSchema = Type.String({ minLength: 1, maxLength: 200 });

/** The platform's code: 4 is desktop, 5 mobile web. */
export const PlatformCodeSchema = Type.Integer({ minimum: 4, maximum: 5 });

/** Metadata of a page. */
export const PageMetaSchema = Type.Object({
  page_id: IdSchema,
  version: Type.Integer({ minimum: 1 }),
  kind: PageKindSchema,
  page_url: PageUrlSchema,
  template: Type.String(),
  title: Type.String(),
  description: Type.String(),
  picture: Type.Optional(PictureSchema),
  /** Whether search engines may index it. */
  indexable: Type.Boolean(),
  /** The shop that owns the page. */
  shop: Type.Optional(Type.Object({ shopid: IdSchema, username: Type.String(), name: Type.String() })),
});
export type PageMeta = Static<typeof PageMetaSchema>;

const componentFields = {
  id: IdSchema,
  /** The component's type. */
  fe_id: Type.String(),
  biz_component_id: Type.String(),
  properties: Type.Array(Type.Object({ key: Type.String(), value: Type.Unknown() })),
  extend_info: Type.Record(Type.String(), Type.Unknown()),
  be_extend_info: Type.Record(Type.String(), Type.Unknown()),
  packages: Type.Array(
    Type.Object({ packageName: Type.String(), version: Type.String(), platform: PlatformCodeSchema }),
  ),
};

const ChildSchema = Type.Object({
  ...componentFields,
  children: Type.Array(Type.Unknown(), { maxItems: 0 }),
});

/** @spec page-builder-component */
const ComponentSchema = Type.Object({ ...componentFields, children: Type.Array(ChildSchema) });

/** @spec page-builder-layout */
export const LayoutSchema = Type.Object({
  layout_id: IdSchema,
  /** Package by component type. */
  component_map: Type.Record(Type.String(), Type.String()),
  /** Version by package. */
  version_map: Type.Record(Type.String(), Type.String()),
  component_list: Type.Array(ComponentSchema),
});
export type Layout = Static<typeof LayoutSchema>;

/** Sanitised markup, in parts. @spec page-builder-page */
export const HtmlSchema = Type.Object({
  slot_name: Type.String(),
  head: Type.String(),
  body: Type.String(),
  js: Type.Array(Type.String()),
  css: Type.Array(Type.String()),
});
