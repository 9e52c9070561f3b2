import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A chunk of a screen: not every page of the screen needs it. `module` is the import specifier, the key of the build's manifest. */
export type ScreenPart = { readonly module: string; readonly load: () => Promise<unknown> };

/** A part that renders something. */
export type ScreenPartOf<Props> = ScreenPart & { readonly Part: ComponentType<Props> };

type LoadPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * `screenPart('@pasar/page-screens/hero', () => import('@pasar/page-screens/hero'))`: once loaded it renders at once, so that a
 * page whose `parts` name it never shows a gap.
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
