import { componentTypes, isComponentType } from '@pasar/page-builder';
import type { Layout } from '@pasar/page-builder-contract';
import type { PageRow } from './page-rows.ts';
import { sanitizePageHtml } from './sanitize-page-html.ts';

type StoredComponent = PageRow['components'][number];
type Component = Layout['component_list'][number];

/** The storefront bundles its components itself: one package, whose version identifies the component table. */
const packageName = '@pasar/page-screens';
const packageVersion = '1.0.0';

/** Sanitises fields of markup; passes on the rest as stored, and the browser omits what is invalid. */
const toValue = (type: string, name: string, value: unknown): unknown => {
  const fields: Readonly<Record<string, { readonly kind: string }>> = isComponentType(type)
    ? componentTypes[type]
    : {};
  return fields[name]?.kind === 'html' && typeof value === 'string' ? sanitizePageHtml(value) : value;
};

const toComponent = (
  { id, type, props }: StoredComponent,
  platform: number,
): Omit<Component, 'children'> => ({
  id,
  fe_id: type,
  biz_component_id: `${type}-${id}`,
  properties: Object.entries(props).map(([key, value]) => ({ key, value: toValue(type, key, value) })),
  extend_info: {},
  be_extend_info: {},
  packages: [{ packageName, version: packageVersion, platform }],
});

/** Returns a version's components as a browser renders them. @spec page-builder-layout page-builder-component pb-bundles */
export const toLayout = (
  { pageid, components }: Pick<PageRow, 'pageid' | 'components'>,
  platform: number,
): Layout => ({
  layout_id: pageid,
  component_map: Object.fromEntries(components.map(({ type }) => [type, packageName])),
  version_map: { [packageName]: packageVersion },
  component_list: components.map((component) => ({
    ...toComponent(component, platform),
    children: (component.children ?? []).map((child) => ({ ...toComponent(child, platform), children: [] })),
  })),
});
