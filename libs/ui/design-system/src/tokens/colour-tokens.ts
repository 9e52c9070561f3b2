import { headerColours } from './header-colours.ts';

/** The store's colours by role. Every scheme and theme has the same names; colour-tokens.spec.ts checks the contrast. */
const light = {
  ground: '#f8f5f1',
  surface: '#ffffff',
  'surface-sunken': '#f2ede7',
  'surface-raised': '#ffffff',
  line: '#e5ddd4',
  'line-strong': '#8a8178',
  text: '#211c19',
  'text-muted': '#5c544d',
  'text-faint': '#6e655d',
  brand: '#7a1f5c',
  'brand-hover': '#681a4e',
  'brand-pressed': '#521340',
  'on-brand': '#ffffff',
  'brand-text': '#7a1f5c',
  'brand-soft': '#f8eaf3',
  'on-brand-soft': '#6a184f',
  official: '#34348f',
  supermarket: '#1e6a3c',
  header: headerColours.default,
  'header-deep': '#651749',
  'on-header': '#ffffff',
  'on-header-muted': '#f3d9e9',
  accent: '#f2a900',
  'on-accent': '#2b1d00',
  'accent-soft': '#fff2d1',
  'on-accent-soft': '#6b4a00',
  star: '#c67f00',
  price: '#c4162f',
  'price-fill': '#c4162f',
  'on-price-fill': '#ffffff',
  'price-soft': '#fdeaec',
  'on-price-soft': '#a81127',
  success: '#1c6a3a',
  'success-soft': '#e4f3e9',
  'on-success-soft': '#17592f',
  danger: '#a5301c',
  'danger-hover': '#8c2716',
  'on-danger': '#ffffff',
  'danger-soft': '#fbe9e4',
  'on-danger-soft': '#8c2716',
  info: '#1f5a8c',
  'info-soft': '#e6f0f8',
  'on-info-soft': '#184a75',
  focus: '#211c19',
  scrim: 'rgb(33 22 28 / 0.52)',
  veil: 'rgb(255 255 255 / 0.72)',
  'image-tint': 'rgb(70 45 30 / 0.035)',
} as const;

export type ColourToken = keyof typeof light;
export type ColourRow = Readonly<Record<ColourToken, string>>;

const dark: ColourRow = {
  ground: '#151210',
  surface: '#1e1a18',
  'surface-sunken': '#110e0d',
  'surface-raised': '#282320',
  line: '#39322d',
  'line-strong': '#8f857c',
  text: '#f5efe9',
  'text-muted': '#c2b7ad',
  'text-faint': '#a89d93',
  brand: '#a83a82',
  'brand-hover': '#b6438f',
  'brand-pressed': '#8f2d6e',
  'on-brand': '#ffffff',
  'brand-text': '#f0a8d4',
  'brand-soft': '#3a1d30',
  'on-brand-soft': '#f6c3e2',
  official: '#5050bd',
  supermarket: '#2b7d4a',
  header: '#3d1130',
  'header-deep': '#2f0c24',
  'on-header': '#ffffff',
  'on-header-muted': '#e9c9dc',
  accent: '#f2a900',
  'on-accent': '#2b1d00',
  'accent-soft': '#3b2d0a',
  'on-accent-soft': '#ffd675',
  star: '#f5b82e',
  price: '#ff8a92',
  'price-fill': '#c4162f',
  'on-price-fill': '#ffffff',
  'price-soft': '#431a20',
  'on-price-soft': '#ffb3b9',
  success: '#7fd29b',
  'success-soft': '#17311f',
  'on-success-soft': '#a6e3bb',
  danger: '#c2412a',
  'danger-hover': '#b03821',
  'on-danger': '#ffffff',
  'danger-soft': '#40201a',
  'on-danger-soft': '#ffb8a8',
  info: '#8fc1ea',
  'info-soft': '#162a3b',
  'on-info-soft': '#b3d6f3',
  focus: '#ffd675',
  scrim: 'rgb(0 0 0 / 0.64)',
  veil: 'rgb(21 18 16 / 0.66)',
  'image-tint': 'rgb(21 18 16 / 0.12)',
};

/** The roles that a theme overrides: the brand's own. */
export type ThemeRow = Readonly<Partial<ColourRow>>;

const officialLight: ThemeRow = {
  brand: '#34348f',
  'brand-hover': '#2b2b7a',
  'brand-pressed': '#212162',
  'brand-text': '#34348f',
  'brand-soft': '#ececf9',
  'on-brand-soft': '#2b2b7a',
  header: headerColours.official,
  'header-deep': '#2a2a78',
  'on-header-muted': '#dcdcf5',
};

const officialDark: ThemeRow = {
  brand: '#5757c4',
  'brand-hover': '#6262cf',
  'brand-pressed': '#4646ab',
  'brand-text': '#b9b9f5',
  'brand-soft': '#22224a',
  'on-brand-soft': '#cfcffa',
  header: '#1d1d4f',
  'header-deep': '#16163f',
  'on-header-muted': '#d0d0f0',
};

const supermarketLight: ThemeRow = {
  brand: '#1e6a3c',
  'brand-hover': '#195a33',
  'brand-pressed': '#124627',
  'brand-text': '#1e6a3c',
  'brand-soft': '#e5f3ea',
  'on-brand-soft': '#185731',
  header: headerColours.supermarket,
  'header-deep': '#175630',
  'on-header-muted': '#d6eede',
};

const supermarketDark: ThemeRow = {
  brand: '#2b7d4a',
  'brand-hover': '#2f8650',
  'brand-pressed': '#22683d',
  'brand-text': '#8fdcab',
  'brand-soft': '#16301f',
  'on-brand-soft': '#aee6c2',
  header: '#10371f',
  'header-deep': '#0b2a17',
  'on-header-muted': '#c8e6d3',
};

/** Colours by scheme, then by theme and scheme. */
export const colourSchemes = { light, dark } satisfies Record<string, ColourRow>;
export const themeColours = {
  official: { light: officialLight, dark: officialDark },
  supermarket: { light: supermarketLight, dark: supermarketDark },
} satisfies Record<string, Record<'light' | 'dark', ThemeRow>>;

export type ColourScheme = keyof typeof colourSchemes;
export type ThemeName = 'default' | keyof typeof themeColours;

/**
 * Text colours and the backgrounds they are used on; AA requires 4.5 for text and 3 for graphics (WCAG 2.2,
 * 1.4.3 and 1.4.11).
 */
export const colourPairs: readonly {
  readonly text: ColourToken;
  readonly grounds: readonly ColourToken[];
  readonly ratio: 4.5 | 3;
}[] = [
  { text: 'text', grounds: ['ground', 'surface', 'surface-sunken', 'surface-raised'], ratio: 4.5 },
  { text: 'text-muted', grounds: ['ground', 'surface', 'surface-sunken', 'surface-raised'], ratio: 4.5 },
  { text: 'text-faint', grounds: ['ground', 'surface', 'surface-sunken', 'surface-raised'], ratio: 4.5 },
  {
    text: 'brand-text',
    grounds: ['ground', 'surface', 'surface-sunken', 'surface-raised', 'brand-soft'],
    ratio: 4.5,
  },
  { text: 'price', grounds: ['ground', 'surface', 'surface-sunken', 'surface-raised'], ratio: 4.5 },
  { text: 'success', grounds: ['ground', 'surface', 'surface-raised'], ratio: 4.5 },
  { text: 'info', grounds: ['ground', 'surface', 'surface-raised'], ratio: 4.5 },
  {
    text: 'on-brand',
    grounds: ['brand', 'brand-hover', 'brand-pressed', 'official', 'supermarket'],
    ratio: 4.5,
  },
  { text: 'on-brand-soft', grounds: ['brand-soft'], ratio: 4.5 },
  { text: 'on-header', grounds: ['header', 'header-deep'], ratio: 4.5 },
  { text: 'on-header-muted', grounds: ['header', 'header-deep'], ratio: 4.5 },
  { text: 'on-accent', grounds: ['accent'], ratio: 4.5 },
  { text: 'on-accent-soft', grounds: ['accent-soft'], ratio: 4.5 },
  { text: 'on-price-fill', grounds: ['price-fill'], ratio: 4.5 },
  { text: 'on-price-soft', grounds: ['price-soft'], ratio: 4.5 },
  { text: 'on-success-soft', grounds: ['success-soft'], ratio: 4.5 },
  { text: 'on-danger', grounds: ['danger', 'danger-hover'], ratio: 4.5 },
  { text: 'on-danger-soft', grounds: ['danger-soft', 'surface', 'ground'], ratio: 4.5 },
  { text: 'on-info-soft', grounds: ['info-soft'], ratio: 4.5 },
  { text: 'line-strong', grounds: ['ground', 'surface', 'surface-raised'], ratio: 3 },
  { text: 'star', grounds: ['ground', 'surface', 'surface-raised'], ratio: 3 },
  { text: 'focus', grounds: ['ground', 'surface', 'surface-sunken', 'surface-raised'], ratio: 3 },
];
