import { policyPages } from '@pasar/page-shell-rules';

/** A link is tagged with its policy's text key: `accept the <privacy_policy>policy</privacy_policy>`. */
const link = /<(?<key>\w{1,40})>(?<label>[^<]{0,400})<\/\k<key>>/gu;

type Part = { readonly text: string; readonly to?: string };

/** Splits a sentence into plain text and links to policies. A tag of an unknown policy leaves its label as text. */
export function splitPolicyLinks(sentence: string): readonly Part[] {
  let end = 0;
  const parts = [...sentence.matchAll(link)].flatMap(({ index, 0: match, groups }): Part[] => {
    const before = sentence.slice(end, index);
    end = index + match.length;
    const to = policyPages.find(({ labelKey }) => labelKey === groups?.['key'])?.to;
    return [{ text: before }, { text: groups?.['label'] ?? '', ...(to && { to }) }];
  });
  return [...parts, { text: sentence.slice(end) }];
}
