import { expect, it } from 'vitest';
import { scriptJson } from './embedded-page.ts';

it.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', '\u2028 \u2029', '"\\"'])(
  'embeds %j without ending the script, and restores it',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
