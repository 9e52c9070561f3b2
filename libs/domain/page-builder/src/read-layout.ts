import { isObject } from '@pasar/json';
import { checkProps } from './check-props.ts';
import { isComponentType } from './components.data.ts';
import type { ComponentProps, ComponentType } from './components.data.ts';

/** A component on the wire (doc2 §3 Page-builder page). `fe_id` is its type. @spec page-builder-component */
export type WireComponent = {
  readonly id: number;
  readonly fe_id: string;
  readonly properties: readonly { readonly key: string; readonly value?: unknown }[];
  readonly children?: readonly unknown[];
};

/** A component with validated properties. */
export type PageComponent = {
  [Type in ComponentType]: {
    readonly id: number;
    readonly type: Type;
    readonly props: ComponentProps<Type>;
    readonly children: readonly PageComponent[];
  };
}[ComponentType];

/** Maximum nesting depth of components. */
const maxDepth = 2;

const readProperties = (properties: unknown): Record<string, unknown> =>
  Object.fromEntries(
    (Array.isArray(properties) ? properties : []).flatMap((each: unknown) =>
      isObject(each) && typeof each['key'] === 'string' ? [[each['key'], each['value']]] : [],
    ),
  );

const readComponent = (value: unknown, depth: number): PageComponent[] => {
  if (!isObject(value) || !Number.isSafeInteger(value['id']) || !isComponentType(value['fe_id'])) return [];
  const props = readProperties(value['properties']);
  if (checkProps(value['fe_id'], props).length > 0) return [];
  const children = readComponents(value['children'], depth + 1);
  return [{ id: value['id'], type: value['fe_id'], props, children } as PageComponent];
};

/**
 * The components of a layout's `component_list`. Unknown and invalid ones are skipped, so that a page of an older or newer
 * build still shows the rest.
 *
 * @spec page-builder-layout
 */
export const readComponents = (list: unknown, depth = 1): readonly PageComponent[] =>
  Array.isArray(list) && depth <= maxDepth ? list.flatMap((each: unknown) => readComponent(each, depth)) : [];
