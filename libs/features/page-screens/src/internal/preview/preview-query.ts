import { platforms } from '@pasar/page-shell-rules';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';

/** The query of the preview by the URL's token; undefined for the list of all. */
export function previewQuery(
  { query }: Pick<ScreenInput, 'query'>,
  { platform }: Pick<ScreenContext, 'platform'>,
) {
  const token = new URLSearchParams(query).get('token');
  return token ? { token: token.slice(0, 200), platform: platforms[platform].code } : undefined;
}
