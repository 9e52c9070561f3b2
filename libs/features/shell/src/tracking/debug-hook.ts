import { createVisualisation, trackingStartMs } from '@pasar/tracking';

/** Where on the page something is tracked. */
export type TrackedArea = { readonly placement: string; readonly item: string };

/** Someone who watches tracking at work: a developer's panel, a test. */
export type DebugHook = { readonly visualise?: (areas: readonly TrackedArea[]) => void };

type Hooked = Window & { readonly pasarTrackingHook?: DebugHook | Promise<DebugHook> };

const readyEvent = 'pasar-tracking-hook';

/**
 * The hook that a page may have, or gets while one waits for it: up to five seconds. One that fails to load is told, and
 * tracking goes on without it.
 *
 * @spec tracking-init amb-sap-hook
 */
export const waitForHook = async (page: Hooked, failed: () => void): Promise<DebugHook | undefined> => {
  const arrival = new Promise<void>((resolve) => {
    if (page.pasarTrackingHook) resolve();
    page.addEventListener(readyEvent, () => resolve(), { once: true });
    page.setTimeout(resolve, trackingStartMs(null));
  });
  await arrival;
  try {
    return await page.pasarTrackingHook;
  } catch {
    failed();
    return undefined;
  }
};

const collectAreas = (root: Document, defaultPlacement: string): TrackedArea[] =>
  [...root.querySelectorAll('[data-item]')].map((card) => ({
    placement: card.closest('[data-placement]')?.getAttribute('data-placement') ?? defaultPlacement,
    item: card.getAttribute('data-item') ?? '',
  }));

/**
 * Shows a hook the map of tracked areas after each change, once it has been quiet for half a second. Answers what tells of
 * a change.
 *
 * @spec visualisation-debounce
 */
export const showAreas = (
  root: Document,
  { visualise }: DebugHook,
  placement: () => string,
): (() => void) => {
  const visualisation = createVisualisation<readonly TrackedArea[]>();
  const draw = (): void => {
    const areas = visualisation.collect(Date.now());
    if (areas) visualise?.(areas);
  };
  return () => {
    visualisation.update(collectAreas(root, placement()), Date.now());
    setTimeout(draw, (visualisation.dueAt() ?? 0) - Date.now());
  };
};
