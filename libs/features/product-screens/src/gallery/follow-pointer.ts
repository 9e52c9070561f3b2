import type { PointerEvent } from 'react';

/** Twice the width of the gallery's picture: fetched when the shopper zooms in. */
const enlargedSizes = '72rem';

const percent = (part: number, whole: number): string => `${(100 * part) / Math.max(1, whole)}%`;

/** Passes the pointer's position over a picture to the style sheet, and loads a sharper file. */
export function followPointer({
  currentTarget,
  pointerType,
  clientX,
  clientY,
}: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--zoom-x', percent(clientX - left, width));
  currentTarget.style.setProperty('--zoom-y', percent(clientY - top, height));
  const image = currentTarget.querySelector('img');
  if (image) image.sizes = enlargedSizes;
}
