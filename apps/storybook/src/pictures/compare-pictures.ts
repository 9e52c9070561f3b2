import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import './fixed-fonts.ts';
import fonts from './FixedFonts.module.css';
import { picturedStories } from './pictured-stories.data.ts';
import { baselineRenderer } from './renderer.data.ts';
import { rendererName } from './renderer-name.ts';

const pictured = 'item-card-pictures--';
const components: ReadonlySet<string> = new Set(picturedStories);

/** With the baselines' renderer the tolerance catches single changed pixels; with another, only layout shifts. */
const tolerance = {
  same: { threshold: 0.1, allowedMismatchedPixels: 150 },
  other: { threshold: 0.3, allowedMismatchedPixelRatio: 0.03 },
} as const;

/** What covers the page and takes no space in it: its picture has a height of its own. */
const overlays = '[role="dialog"], [role="menu"], header:has(:focus)';
const overlayHeight = '30rem';

/** The images of the page, and copies of those within drawings, which cannot be awaited themselves. */
const findImages = (): HTMLImageElement[] => [
  ...document.images,
  ...[...document.querySelectorAll('image')].map(({ href }) => {
    const copy = new Image();
    copy.src = href.baseVal;
    return copy;
  }),
];

/** Resolves when the whole story is in view, images and fonts are loaded and animations have ended. */
const settled = async (): Promise<void> => {
  await page.viewport(window.innerWidth, Math.ceil(document.body.scrollHeight));
  await document.fonts.ready;
  await Promise.all(
    findImages().map((image) => {
      // The decoding of a lazy image waits until the browser has seen it in view.
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
};

const compare = async (name: string): Promise<void> => {
  const renderer = await rendererName();
  const same = renderer === baselineRenderer;
  const how = same
    ? 'compared strictly'
    : `compared loosely: ${renderer} drew it, ${baselineRenderer} the picture`;
  await expect(document.body, how).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    comparatorOptions: same ? tolerance.same : tolerance.other,
  });
};

/** Compares a story with its baselines in light and dark. */
const compareSchemes = async (storyId: string): Promise<void> => {
  const { documentElement: root, body } = document;
  root.classList.add(fonts['fonts'] ?? '');
  if (document.querySelector(overlays)) body.style.minBlockSize = overlayHeight;
  await settled();
  await compare(storyId);
  root.dataset['colorScheme'] = 'dark';
  await compare(`${storyId}-dark`);
  root.dataset['colorScheme'] = 'light';
  body.style.minBlockSize = '';
  root.classList.remove(fonts['fonts'] ?? '');
};

/** Compares a story of `Pictures.stories.tsx`, or a component's, with its baseline after its play function. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (storyId === undefined) return;
  if (components.has(storyId)) await compareSchemes(storyId);
  if (!storyId.startsWith(pictured)) return;
  await settled();
  await compare(storyId.slice(pictured.length));
});
