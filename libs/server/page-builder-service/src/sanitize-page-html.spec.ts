import { describe, expect, it } from 'vitest';
import { parseSafeHtml } from '@pasar/page-builder';
import { sanitizePageHtml } from './sanitize-page-html.ts';

describe('sanitising a page’s markup removes', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a handler without quotes', '<img src=x onerror=alert(1)>', '<img />'],
    ['a script link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a script link with a tab', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['a script link in entities', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['a script link in capitals', '<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['a link without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['a link with a backslash', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['a link without encryption', '<a href="http://evil.example">a</a>', '<a>a</a>'],
    ['a style', '<p style="position:fixed;inset:0">a</p><style>*{display:none}</style>', '<p>a</p>'],
    ['a class and an id', '<p class="x" id="cart">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example">x</iframe>a', 'a'],
    ['an object and an embed', '<object data="x"></object><embed src="x">a', 'a'],
    ['a drawing', '<svg><script>alert(1)</script><p>b</p></svg>a', 'a'],
    [
      'formulas with an injected style',
      '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>a',
      'a',
    ],
    ['a form', '<form action="https://evil.example"><input name="password"><button>Go</button></form>', 'Go'],
    [
      'a base and a refresh',
      '<base href="https://evil.example"><meta http-equiv="refresh" content="0">a',
      'a',
    ],
    ['a picture from another host', '<img src="https://evil.example/pixel.gif" alt="a">', '<img alt="a" />'],
    ['sources of a picture', '<img srcset="https://evil.example/a 1x" alt="a">', '<img alt="a" />'],
    ['an unclosed tag', '<p>a<script', '<p>ascript</p>'],
    ['a tag inside of a tag', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['a comment that closes early', '<!--><img src=x onerror=alert(1)>-->', '<img />--&gt;'],
    ['a template', '<template><img src=x onerror=alert(1)></template>a', 'a'],
    ['a text area with markup', '<textarea></textarea><img src=x onerror=alert(1)>', '<img />'],
  ])('%s', (_, html, expected) => {
    expect(sanitizePageHtml(html)).toBe(expected);
  });
});

it('keeps text, lists, tables, links and pictures of this store', () => {
  const html =
    '<h2>A</h2><ul><li><a href="/cart" title="b">c</a></li></ul><table><tbody><tr><td colspan="2">d</td></tr></tbody></table><img src="/api/v4/pictures/a_640.webp" alt="e" />';
  expect(sanitizePageHtml(html)).toBe(html);
});

it.each([
  ['<p>1 &lt; 2 &amp; “x” &nbsp; ก ข</p>', ['1 < 2 & “x” \u00A0 ก ข']],
  ['<a title="a&quot; onclick=&quot;b">c</a>', ['c']],
])('the output for %s parses to the same text', (html, children) => {
  expect(parseSafeHtml(sanitizePageHtml(html))).toMatchObject([{ children }]);
});
