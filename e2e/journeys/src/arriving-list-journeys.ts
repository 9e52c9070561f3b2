import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { LayoutShiftSource } from './layout-shift-source.ts';
import { onceOnPhone } from './only-on.ts';
import { open } from './shopping.ts';

/** Pages with a list of each kind. */
const paths = [
  '/',
  '/mall',
  '/supermarket',
  '/search?keyword=shirt',
  '/user/voucher-wallet?tab=claim',
] as const;

/** Widths in pixels, with the lists' breakpoints between them. */
const widths = { phone: [320, 390, 600, 768], desktop: [768, 1024, 1440, 2560] } as const;

/**
 * Lists whose first entries move when the others arrive, as they do where the page's HTML comes in pieces: each list is cut
 * after its first entries, in turn, and they must stand where they stand in the whole list. A width that lists are narrowed to before
 * is not painted yet: what is not rendered has the height of the width before.
 */
const movingLists = (page: Page, narrowedTo = ''): Promise<string[]> =>
  page.evaluate((width) => {
    const mostCuts = 12;
    const readPlaces = (list: Element, items: readonly Element[]) => {
      const from = list.getBoundingClientRect();
      return items.map((item) => {
        const at = item.getBoundingClientRect();
        return `${Math.round(at.x - from.x)} ${Math.round(at.y - from.y)}`;
      });
    };
    const countBeforeMove = (list: Element) => {
      const items = [...list.children] as HTMLElement[];
      const whole = readPlaces(list, items);
      const cuts = Array.from({ length: Math.min(items.length - 1, mostCuts) }, (_, index) => index + 1);
      return cuts.find((count) => {
        const later = items.slice(count);
        later.forEach(({ style }) => style.setProperty('display', 'none', 'important'));
        const cut = readPlaces(list, items.slice(0, count));
        later.forEach(({ style }) => style.removeProperty('display'));
        return cut.some((place, index) => place !== whole[index]);
      });
    };
    const lists = [...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(ul, ol)')];
    if (width) lists.forEach(({ style }) => style.setProperty('width', width));
    return lists.flatMap((list) => {
      const count = countBeforeMove(list);
      return count === undefined ? [] : [`after ${count}: ${list.textContent.slice(0, 60)}`];
    });
  }, narrowedTo);

/** The layout shifts of cards, and of what contains them, since the page opened; what stands below a growing list moves. */
async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .flatMap((entry) => (entry as PerformanceEntry & { sources: LayoutShiftSource[] }).sources)
        .filter(
          ({ node }) => node instanceof Element && (node.closest('article') ?? node.querySelector('article')),
        )
        .forEach(({ node }) => shifts.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Scrolls a list faster than it loads, to its end or for six pages; returns the sum of the layout shifts meanwhile. */
async function scrollThroughList(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shift += value;
      }),
    ).observe({ type: 'layout-shift' });
    const isLoading = () => document.querySelector('[data-loading-more]') !== null;
    const wait = () => new Promise((resolve) => setTimeout(resolve, 100));
    for (let still = 0, height = 0, grown = 0; still < 20 && grown < 6; still += 1) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await wait();
      const { scrollHeight } = document.documentElement;
      if (isLoading() || scrollHeight !== height) still = 0;
      if (!isLoading() && scrollHeight > height) grown += 1;
      height = scrollHeight;
    }
    return shift;
  });
}

/** Pages that arrive slowly: no list moves what it already shows. */
export function arrivingListJourneys(): void {
  for (const path of paths) {
    test(`${path}: no list moves its first entries when the others arrive`, async ({ page, isMobile }) => {
      await open(page, path);
      for (const width of widths[isMobile ? 'phone' : 'desktop']) {
        await page.setViewportSize({ width, height: 900 });
        expect(await movingLists(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test('a list that was narrowed moves no first entries before it is painted', async ({ page }) => {
    await open(page, '/search?keyword=shirt');
    expect(await movingLists(page)).toEqual([]);
    expect(await movingLists(page, '85%')).toEqual([]);
  });

  test('a long list moves nothing while its first rows are removed', async ({ page }) => {
    const readShifts = await recordShifts(page);
    await open(page, '/Fashion-cat.11010000');
    const cards = page.getByRole('main').getByRole('article');
    const first = await cards.first().innerText();
    await expect(async () => {
      await page.mouse.wheel(0, 1000);
      expect(await cards.first().innerText()).not.toBe(first);
    }).toPass();
    expect(await readShifts()).toEqual([]);
  });

  for (const path of ['/', '/Fashion-cat.11010000', '/search?keyword=shirt'])
    // Desktops load more of the home page's list by a button.
    test(
      `${path}: the footer is not seen moving below a list that grows`,
      path === '/' ? onceOnPhone : {},
      async ({ page }) => {
        test.slow();
        await page.route(/\/api\/v4\/(search\/search_items|home\/daily_discover)/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await open(page, path);
        expect(await scrollThroughList(page)).toBeLessThan(0.1);
      },
    );
}
