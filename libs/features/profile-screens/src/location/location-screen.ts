import { defineScreen } from '@pasar/screen-kit';
import { profileTexts } from '../translations.ts';
import { LocationScreen } from './LocationScreen.tsx';

/** @spec user-location-selector location-selector */
export default defineScreen<'user-location-selector'>({
  namespaces: [profileTexts],
  head: (_state, _input, _context, t) => ({ title: t('location'), robots: 'noindex' }),
  Screen: LocationScreen,
});
