import { createVisualisation, trackingStartMs } from '@pasar/tracking';

/** A tracked element on the page. */
export type TrackedArea = { readonly placement: string; readonly item: string };

/** An observer of tracking: a developer's panel or a test. */
export type DebugHook = { readonly visualise?: (areas: readonly TrackedArea[]) => void };

type HookedWindow = Window & { readonly pasarTrackingHook?: DebugHook | Promise<DebugHook> };

const readyEvent = 'pasar-tracking-hook';

/**
 * Waits up to five seconds for the debug hook of the page. If it fails to load, `failed` is called and
 * tracking continues without it.
 *
 * @spec tracking-init amb-sap-hook
 */
export const waitForHook = async (page: HookedWindow, failed: () => void): Promise<DebugHook | undefined> => {
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
 * Shows a hook the map of tracked areas, debounced by half a second. Returns the function to call after
 * each change.
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
