import type { EmbeddedState, RootState } from '@pasar/base-api';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import type { ScreenContext, SubmittedForm } from '@pasar/screen-kit';
import type { RenderedPage } from '../page-loading/adopt-page.ts';
import type { FailedResponse } from '../page-loading/failed-responses.ts';
import type { GroupedTexts } from './grouped-texts.ts';
import type { PackedValue } from './pack.ts';
import { unpack } from './pack.ts';

/** The data that the server embeds in the page, so that the browser repeats no fetch and no decision. */
export type EmbeddedPage = {
  readonly market: MarketCode;
  readonly language: LanguageTag;
  readonly platform: ScreenContext['platform'];
  readonly client: ScreenContext['client'];
  readonly origin: string;
  readonly environment: ScreenContext['environment'];
  readonly toggles: readonly string[];
  readonly skipsPageBuilder?: true;
  readonly submitted?: SubmittedForm;
  readonly page: RenderedPage;
  readonly texts: Readonly<Record<string, object>>;
  /** Numbers, money and times as the server formatted them. */
  readonly written: GroupedTexts;
  readonly failures: readonly FailedResponse[];
  readonly state: EmbeddedState;
};

/** Id of the script element that holds it: browsers parse JSON faster than an equivalent object literal. */
export const embeddedPageId = 'pasar-page';

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON escaped for a script element: no seller's text can end the script. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (found) => escapes[found] ?? found);

/** The cached responses. Everything else in the state belongs to the finished request, or is what the browser's store begins with. */
export const embeddableState = ({ api: { provided, queries } }: RootState): EmbeddedState => ({
  api: { provided, queries },
});

/** Throws when the server embedded no page: then the app cannot start. */
export function readEmbeddedPage(): EmbeddedPage {
  const text = document.getElementById(embeddedPageId)?.textContent;
  if (!text) throw new Error('The server did not embed a page');
  return unpack(JSON.parse(text) as PackedValue) as EmbeddedPage;
}
