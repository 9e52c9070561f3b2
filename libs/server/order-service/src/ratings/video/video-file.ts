/** What a video file says of itself. */
export type VideoFile = {
  readonly type: 'video/mp4' | 'video/webm';
  readonly seconds: number;
  /** Parts that play nothing: they may say where and with what it was recorded. */
  readonly metadata: readonly FilePart[];
};

/** Part of a file, in bytes: from `start`, inclusive, to `end`. */
export type FilePart = { readonly start: number; readonly end: number };

/** The highest number of parts in a file that is read: more than a minute's video has. */
export const maxParts = 5000;
