/** White space, control characters, RFC 3986's reserved characters and the percent sign (amb-slug-charset). */
const notInSlug = /[\s\p{Cc}:/?#[\]@!$&'()*+,;=%-]+/gu;

/**
 * Converts a name for use in a URL: `Red Shoes` becomes `Red-Shoes`. Runs of invalid characters become one hyphen, none at
 * either end; empty if nothing is left (doc1 §5).
 * @spec slug slug-separator
 */
export const slug = (text: string): string => text.replace(notInSlug, '-').replace(/^-|-$/g, '');

/** Converts a hashtag for use in a URL: without leading `#`, lower case (doc1 §5). @spec hashtag-slug */
export const hashtagSlug = (text: string): string => slug(text).toLowerCase();
