/** Widths in which the API serves every picture, in pixels, narrowest first. */
export const pictureWidths = [160, 320, 480, 640, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Address of one width of a picture; `id` is what the wire calls `image`. */
export const pictureUrl = (id: string, width: PictureWidth = 320): string =>
  `/api/v4/pictures/${encodeURIComponent(id)}_${width}.webp`;

/** The widths of a picture up to the `widest` as the text of a `srcset`. */
export const pictureSourceSet = (id: string, widest: PictureWidth = 960): string =>
  pictureWidths
    .filter((width) => width <= widest)
    .map((width) => `${pictureUrl(id, width)} ${width}w`)
    .join(', ');
