import type { PointerEvent } from 'react';

/** Twice the width of the gallery's picture: fetched when somebody looks closer. */
const enlargedSizes = '72rem';

const percent = (part: number, whole: number): string => `${(100 * part) / Math.max(1, whole)}%`;

/** Tells the style sheet where a mouse is over a picture, and has a sharper file fetched. */
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
