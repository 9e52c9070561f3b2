import { htmlPolicy, isSafeAttribute, isSafeTag } from '@pasar/page-builder';
import sanitize from 'sanitize-html';

/** Elements removed with their content, which is code or another document. */
const nonTextTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'template',
  'svg',
  'math',
  'title',
];

const options: sanitize.IOptions = {
  allowedTags: Object.keys(htmlPolicy.tags),
  allowedAttributes: Object.fromEntries(
    Object.entries(htmlPolicy.tags).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags,
  selfClosing: [...htmlPolicy.empty],
  nestingLimit: 20,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: isSafeTag(tagName)
        ? Object.fromEntries(
            Object.entries(attribs).filter(([name, value]) => isSafeAttribute(tagName, name, value)),
          )
        : {},
    }),
  },
};

/** Removes all elements and attributes that the policy does not allow. */
export const sanitizePageHtml = (html: string): string => sanitize(html, options);
