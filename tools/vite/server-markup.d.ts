import type { Plugin } from 'vite';
export declare const serverReactFile: string;
/** React's server build with these parts replaced. */
export declare const replaceServerParts: (code: string) => string;
/**
 * For the server's build: React writes texts instead of bytes, which would be decoded again, because a page is stored and
 * completed as a text. It reads and writes the cache of markup in its option `cachedMarkup` (`PageMarkup` of the shell's
 * server-parts), which holds the chunks of a component exactly as it was rendered. It does not compute the sizes of Suspense boundaries, which are only needed to send large ones later.
 */
export declare const serverMarkup: () => Plugin;
