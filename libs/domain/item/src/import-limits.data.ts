import { minuteMs } from '@pasar/durations';

/** Limits of a file with which a seller imports products. */
export const importLimits = {
  /** By the end of the name; `.gz` alone or after another one. */
  fileTypes: ['.csv', '.tsv', '.txt', '.xml', '.gz'],
  maxFileBytes: 20_000_000,
  /** Files are sent in pieces of this size, so that a slow line can resume. */
  pieceBytes: 512 * 1024,
  /** After unpacking. */
  maxUnpackedBytes: 200_000_000,
  maxRows: 100_000,
  maxNameLength: 200,
  maxPerDay: 50,
  /** Imports of a shop that are listed, and whose reports are kept. */
  maxReports: 20,
  /** Time for fetching pictures; importing the file again goes on with the others. */
  maxPictureMs: 20 * minuteMs,
  /** Problems that are shown with an import; its report has all. */
  maxShownProblems: 100,
} as const;
