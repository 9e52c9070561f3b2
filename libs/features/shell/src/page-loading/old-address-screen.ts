import { defineScreen, screenEntry } from '@pasar/screen-kit';
import { shellTexts } from '../translations.ts';
import { OldAddress } from './OldAddress.tsx';

const definition = defineScreen({
  namespaces: [shellTexts],
  cacheable: { queryFields: [] },
  head: (_state, _input, _context, t) => ({ title: t('old_address_title'), robots: 'noindex, nofollow' }),
  Screen: OldAddress,
});

/** A built-in screen for URLs whose ids may be in the hash, such as `/item#shopid=1&itemid=2`. */
export const oldAddressScreen = screenEntry('old-address', async () => ({ default: definition }));
