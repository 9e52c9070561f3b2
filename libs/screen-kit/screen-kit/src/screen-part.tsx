import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A chunk that only some pages of a screen need. `module` is the import specifier, the key of the build's manifest. */
export type ScreenPart = { readonly module: string; readonly load: () => Promise<unknown> };

/** A screen part that renders a component. */
export type ScreenPartOf<Props> = ScreenPart & { readonly Part: ComponentType<Props> };

type LoadPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * `screenPart('@pasar/page-screens/hero', () => import('@pasar/page-screens/hero'))`. Renders at once when
 * loaded, so that a page that lists it in `parts` never shows a gap.
 */
export function screenPart<Props extends object>(module: string, load: LoadPart<Props>): ScreenPartOf<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce: LoadPart<Props> = async () => {
    const part = await load();
    Loaded = part.default;
    return part;
  };
  const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>;
  return {
    module,
    load: loadOnce,
    Part: (props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />),
  };
}
