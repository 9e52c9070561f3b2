import { colourSchemes, themeColours } from './colour-tokens.ts';
import { scaleTokens } from './scale-tokens.ts';

type Token = { readonly $type: string; readonly $value: unknown };

/** `#rrggbb`, or `rgb(r g b / alpha)`, as a value of the type `color`. */
function parseColour(text: string): object {
  const hex = /^#(..)(..)(..)$/
    .exec(text)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex ?? (text.match(/[\d.]+/g) ?? []).map(Number);
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha };
}

const parseDimension = (text: string): object => ({
  value: Number.parseFloat(text),
  unit: text.endsWith('rem') ? 'rem' : 'px',
});

/** `x y blur colour`, several with commas: each length is 0 or in px. */
const parseShadow = (text: string): object[] =>
  text.split(/,(?![^(]*\))/).map((layer) => {
    const [, lengths = '', colour = ''] = /^([^r]*)(rgb.*)$/.exec(layer.trim()) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0'] = lengths.trim().split(' ');
    return {
      color: parseColour(colour),
      offsetX: parseDimension(offsetX),
      offsetY: parseDimension(offsetY),
      blur: parseDimension(blur),
      spread: parseDimension('0'),
    };
  });

const parseDuration = (text: string): object => ({ value: Number.parseFloat(text), unit: 'ms' });
const parseCurve = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** The type of a scale token by the form of its value; the first that matches. */
const types: readonly (readonly [name: RegExp, $type: string, parse: (text: string) => unknown])[] = [
  [/^shadow-/, 'shadow', parseShadow],
  [/^motion-/, 'duration', parseDuration],
  [/^ease-/, 'cubicBezier', parseCurve],
  [/^weight-/, 'fontWeight', Number],
  [/^(leading|layer)-/, 'number', Number],
  [/./, 'dimension', parseDimension],
];

function toToken(name: string, value: string): Token {
  const [, $type = 'dimension', parse = String] = types.find(([pattern]) => pattern.test(name)) ?? [];
  return { $type, $value: parse(value) };
}

const toColours = (row: Readonly<Record<string, string>>): object => ({
  $type: 'color',
  ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { $value: parseColour(value) }])),
});

/**
 * Returns all tokens in the Design Tokens Community Group's format (2025.10), for design tools: the scale, and the colours by
 * theme and scheme. A theme has only the colours that differ from the default one.
 */
export const tokensJson = (): object => ({
  scale: Object.fromEntries(Object.entries(scaleTokens).map(([name, value]) => [name, toToken(name, value)])),
  color: {
    default: { light: toColours(colourSchemes.light), dark: toColours(colourSchemes.dark) },
    ...Object.fromEntries(
      Object.entries(themeColours).map(([theme, { light, dark }]) => [
        theme,
        { light: toColours(light), dark: toColours(dark) },
      ]),
    ),
  },
});
