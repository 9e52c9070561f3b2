/** The widths in which the API serves every picture, in pixels, ascending. As WebP, or AVIF if the browser accepts it. */
export const pictureWidths = [160, 320, 480, 640, 960, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The URL of a picture at one width; `id` is the wire's `image`. */
export const pictureUrl = (id: string, width: PictureWidth = 320): string =>
  `/api/v4/pictures/${encodeURIComponent(id)}_${width}.webp`;

/** The `srcset` of a picture, from the `narrowest` to the `widest`. */
export const pictureSourceSet = (
  id: string,
  widest: PictureWidth = 960,
  narrowest: PictureWidth = 160,
): string =>
  pictureWidths
    .filter((width) => width >= narrowest && width <= widest)
    .map((width) => `${pictureUrl(id, width)} ${width}w`)
    .join(', ');
