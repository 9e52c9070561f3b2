import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Far more than any page needs from one end to the next control of the journey. */
const maxTabs = 150;

const isFocused = (target: Locator): Promise<boolean> =>
  target.first().evaluate((element) => element === document.activeElement);

/** Expects that the focused element is in view, has a visible outline that nothing cuts off, and is not covered by a bar. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nothing is focused';
      // A radio of a picker is transparent, and its label has the outline; a card has its link's.
      const shown = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
      const outlined = [element, shown, shown.parentElement, element.closest('article')].find(
        (each) => each && getComputedStyle(each).outlineStyle !== 'none',
      );
      if (!outlined) return `no outline: ${element.outerHTML.slice(0, 120)}`;
      const { outlineOffset, outlineWidth } = getComputedStyle(outlined);
      const outset = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const box = outlined.getBoundingClientRect();
      for (
        let outer = outlined.parentElement;
        outer && outer !== document.body;
        outer = outer.parentElement
      ) {
        if (getComputedStyle(outer).overflow === 'visible') continue;
        const clip = outer.getBoundingClientRect();
        const room = [
          box.left - clip.left,
          clip.right - box.right,
          box.top - clip.top,
          clip.bottom - box.bottom,
        ];
        if (Math.min(...room) < outset - 0.5) return `outline cut off: ${element.outerHTML.slice(0, 120)}`;
      }
      const { left, top, width, height } = shown.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      const reached = hit !== null && (shown.contains(hit) || hit.contains(shown));
      return reached ? '' : `covered: ${element.outerHTML.slice(0, 120)}`;
    });
  // Pages scroll smoothly.
  await expect.poll(problem).toBe('');
}

/** Presses Tab until an element is focused, and expects to see the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let count = 0; count < maxTabs; count += 1) {
    if (await isFocused(target)) return expectVisibleFocus(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${maxTabs} presses of ${key} do not reach ${String(target)}`);
}

/** Reaches an element with Tab and presses Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Expects that a navigation or a dialog has not left the focus on the body, where Tab would start again at the top. */
export async function expectFocusKept(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
  await expect.poll(focused).not.toBe('BODY');
}

/** Selects a radio button with the arrow keys, from the one that is selected. */
export async function chooseByKeyboard(page: Page, radio: Locator): Promise<void> {
  await tabTo(page, page.getByRole('radio').and(page.locator(':checked')).last());
  await expect(async () => {
    if (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
    await expect(radio).toBeChecked({ timeout: 100 });
  }).toPass();
}

/** Selects the first available option of every variation with the space key. */
export async function chooseOptionsByKeyboard(page: Page): Promise<void> {
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') });
  for (const group of await groups.all()) {
    const radio = group.getByRole('radio', { disabled: false }).first();
    await tabTo(page, radio);
    await page.keyboard.press('Space');
    await expect(radio).toBeChecked();
  }
}

/** Opens the first item in stock of a list. */
export async function openItemByKeyboard(page: Page): Promise<void> {
  const item = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href*="-i."]'), hasNotText: 'Sold out' })
    .first();
  await pressByKeyboard(page, item.getByRole('link').first());
  await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
}
