import type { StrategyAnswer } from './decide-page-builder.ts';
import { decidePageBuilder } from './decide-page-builder.ts';
import { pageUrlOf } from './page-url.ts';
import type { RenderEvent } from './render-page.ts';
import { nextRender, renderModeOf, startRender } from './render-page.ts';
import type { Visit } from './visit.ts';

interface Decided extends Partial<Visit> {
  readonly strategy?: StrategyAnswer;
}

interface Rendered {
  readonly mode: unknown;
  readonly events?: readonly RenderEvent[];
}

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'page-builder/decide': ({ strategy, url = '', ...visit }: Decided) =>
    decidePageBuilder({ ...visit, url }, strategy),
  'page-builder/page-url': ({ url }: { url: string }) => pageUrlOf(url) ?? null,
  'page-builder/render': ({ mode, events = [] }: Rendered) => events.reduce(nextRender, startRender(mode)),
  'page-builder/render-mode': (given: Parameters<typeof renderModeOf>[0]) => renderModeOf(given),
};
