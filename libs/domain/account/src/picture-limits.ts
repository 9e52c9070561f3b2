const mebibyte = 1024 * 1024;

/** Pictures that members send: larger ones are refused before they are read. */
export const pictureLimits = {
  maxBytes: 10 * mebibyte,
  /** Width times height: a small file may hold a huge picture. */
  maxPixels: 50_000_000,
  portraitSize: 640,
  /** The longest side of a document, in pixels: letters stay readable. */
  documentSize: 1600,
} as const;
