/** White space, control characters, RFC 3986's reserved characters and the percent sign (amb-slug-charset). */
const notInSlug = /[\s\p{Cc}:/?#[\]@!$&'()*+,;=%-]+/gu;

/**
 * The name of a thing as it stands in an address: `Red Shoes` gives `Red-Shoes`. Runs of what cannot stand there become
 * one hyphen, none at either end; empty when nothing is left (doc1 §5). @spec slug slug-separator
 */
export const slug = (text: string): string => text.replace(notInSlug, '-').replace(/^-|-$/g, '');

/** A hashtag as it stands in an address: without leading `#`, lower case (doc1 §5). @spec hashtag-slug */
export const hashtagSlug = (text: string): string => slug(text).toLowerCase();
