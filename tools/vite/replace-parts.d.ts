/** A part of a package's code, by what it does, with its replacement. */
export type CodePart = readonly [part: string, pattern: RegExp, replacement: string];
/** Replaces every part. Throws with `file` and the part's name for a version of the package that does not contain it. */
export declare const replaceParts: (file: string, parts: readonly CodePart[], code: string) => string;
