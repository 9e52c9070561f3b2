import type { FunctionComponent, MemoExoticComponent } from 'react';

/**
 * Everything on which the markup of a component depends besides the page's scope. The cache holds one markup per slot: the latest,
 * with the inputs from which it was rendered.
 */
export type MarkupKey = { readonly slot: string; readonly inputs: readonly unknown[] };

/**
 * A component whose markup the server caches. `useKey` may read contexts with `use`, but no other hook. It returns undefined for
 * markup that must not be cached, above all for anything personal.
 */
export type CachedComponent = {
  readonly component: unknown;
  readonly useKey: (props: never) => MarkupKey | undefined;
};

type Component<Props> = FunctionComponent<Props> | MemoExoticComponent<FunctionComponent<Props>>;

/** Declares a component whose markup the server caches, with the key's type checked against its props. */
export const cachedComponent = <Props>(
  component: Component<Props>,
  useKey: (props: Props) => MarkupKey | undefined,
): CachedComponent => ({ component, useKey: useKey as CachedComponent['useKey'] });
