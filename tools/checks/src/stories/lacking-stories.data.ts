import type { ScreenState } from './screen-states.ts';

/** Screens without a story in a state that they can be in, by reason. */
export type LackingStories = readonly {
  readonly reason: string;
  readonly screens: Readonly<Record<string, readonly ScreenState[]>>;
}[];

export const lackingStories: LackingStories = [
  {
    reason: 'It renders nothing: other programs fill the window.',
    screens: { 'page-screens/popup': ['filled'] },
  },
  {
    reason: 'It belongs to the shell, which shows it for an address of an earlier release.',
    screens: { 'shell/old-address': ['filled'] },
  },
  {
    reason: 'It needs only the manifests of cards, without which it renders as well.',
    screens: { 'page-screens/component-builder': ['loading', 'failed'] },
  },
];
