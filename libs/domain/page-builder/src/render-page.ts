/** 1 hydrate, 2 prerendered client render, 3 client render without prerender (doc2 §4 Other states). @spec render-mode */
export type RenderMode = 1 | 2 | 3;

export type RenderState =
  | { readonly phase: 'rendering'; readonly mode: RenderMode }
  | { readonly phase: 'shown'; readonly mode: RenderMode }
  | { readonly phase: 'error' };

export type RenderEvent = 'loaded' | 'failed';

type ModeRow = {
  /** The initial phase: markup that is already in the document is shown. */
  readonly begins: 'rendering' | 'shown';
  /** The mode to try next if loading fails; without one, failure is an error. */
  readonly retry?: RenderMode;
};

/** @spec pb-render-modes page-builder-render-failure */
const modes: Readonly<Record<RenderMode, ModeRow>> = {
  1: { begins: 'shown' },
  2: { begins: 'rendering', retry: 3 },
  3: { begins: 'rendering' },
};

const isRenderMode = (mode: unknown): mode is RenderMode =>
  typeof mode === 'number' && Object.hasOwn(modes, mode);

/**
 * How to render: hydrate if the markup is in the document, else by whether prerendered markup is available.
 * @spec amb-render-type-values
 */
export const chooseRenderMode = (page: { inDocument: boolean; preRenderReady: boolean }): RenderMode => {
  if (page.inDocument) return 1;
  return page.preRenderReady ? 2 : 3;
};

/** The initial render state; an invalid mode is an error. @spec pb-render-modes */
export const startRender = (mode: unknown): RenderState =>
  isRenderMode(mode) ? { phase: modes[mode].begins, mode } : { phase: 'error' };

/**
 * The state after an event: a failed prerendered load is retried once without prerender, then it is an error. Events after the
 * page is shown or has failed change nothing.
 *
 * @spec pb-render-modes page-builder-render-failure
 */
export const nextRender = (state: RenderState, event: RenderEvent): RenderState => {
  if (state.phase !== 'rendering') return state;
  return event === 'loaded' ? { phase: 'shown', mode: state.mode } : startRender(modes[state.mode].retry);
};
