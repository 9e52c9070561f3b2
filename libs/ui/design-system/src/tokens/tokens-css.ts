import { colourSchemes, themeColours } from './colour-tokens.ts';
import { scaleTokens } from './scale-tokens.ts';

type Row = Readonly<Record<string, string>>;

const rule = (selector: string, row: Row, scheme?: 'light' | 'dark'): string =>
  [
    `${selector} {`,
    ...(scheme ? [`  color-scheme: ${scheme};`] : []),
    ...Object.entries(row).map(([name, value]) => `  --${name}: ${value};`),
    '}\n',
  ].join('\n');

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** The dark rules: for shoppers who chose dark, and for those whose system prefers it and who chose nothing. */
const darkRules = (theme: string, row: Row, scheme?: 'dark'): string =>
  rule(`:root${theme}[data-color-scheme='dark']`, row, scheme) +
  `@media (prefers-color-scheme: dark) {\n` +
  indented(rule(`:root${theme}:not([data-color-scheme='light'])`, row, scheme)) +
  `}\n`;

/** Returns the text of styles/tokens.css: every token as a custom property on the root, by colour scheme and theme. */
export const tokensCss = (): string =>
  [
    '/* Written from src/tokens by tokens-css.spec.ts; change the tables, then run the spec with --update. */\n',
    rule(':root', { ...scaleTokens, ...colourSchemes.light }, 'light'),
    darkRules('', colourSchemes.dark, 'dark'),
    ...Object.entries(themeColours).flatMap(([theme, row]) => [
      rule(`:root[data-theme='${theme}']`, row.light),
      darkRules(`[data-theme='${theme}']`, row.dark),
    ]),
  ].join('');
