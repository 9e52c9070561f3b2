import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { baselineRenderer } from './renderer.data.ts';
import { rendererName } from './renderer-name.ts';

const pictured = 'item-card-pictures--';

/** With the baselines' renderer the tolerance catches single changed pixels; with another, only layout shifts. */
const tolerance = {
  same: { threshold: 0.1, allowedMismatchedPixels: 150 },
  other: { threshold: 0.3, allowedMismatchedPixelRatio: 0.03 },
} as const;

/** Resolves when the whole story is in view, images and fonts are loaded and animations have ended. */
const settled = async (): Promise<void> => {
  await page.viewport(window.innerWidth, Math.ceil(document.body.scrollHeight));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
};

/** Compares a story of `Pictures.stories.tsx` with its baseline after its play function. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId?.startsWith(pictured)) return;
  await settled();
  const renderer = await rendererName();
  const same = renderer === baselineRenderer;
  const how = same
    ? 'compared strictly'
    : `compared loosely: ${renderer} drew it, ${baselineRenderer} the picture`;
  await expect(document.body, how).toMatchScreenshot(storyId.slice(pictured.length), {
    comparatorName: 'pixelmatch',
    comparatorOptions: same ? tolerance.same : tolerance.other,
  });
});
