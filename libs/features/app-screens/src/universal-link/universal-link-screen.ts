import { defineScreen } from '@pasar/screen-kit';
import { appTexts } from '../translations.ts';
import { findLinkTarget } from './find-link-target.ts';
import { UniversalLinkScreen } from './UniversalLinkScreen.tsx';

/** @spec universal-link universal-link-screen */
export default defineScreen<'universal-link'>({
  namespaces: [appTexts],
  redirect: (input, context) => {
    const target = findLinkTarget(input, context);
    return target.kind === 'redirect' ? target.to : undefined;
  },
  head: (_state, _input, _context, t) => ({ title: t('opening_title'), robots: 'noindex, nofollow' }),
  Screen: UniversalLinkScreen,
});
