const mebibyte = 1024 * 1024;

/** Limits of uploaded pictures, checked before the file is decoded. */
export const pictureLimits = {
  maxBytes: 10 * mebibyte,
  /** Width times height: a small file may decode to a huge image. */
  maxPixels: 50_000_000,
  portraitSize: 640,
  /** The longest side of a document, in pixels: large enough to read. */
  documentSize: 1600,
} as const;
