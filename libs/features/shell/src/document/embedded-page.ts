import type { RootState } from '@pasar/base-api';
import type { LanguageTag, MarketCode } from '@pasar/markets';
import type { ScreenContext, SubmittedForm } from '@pasar/screen';
import type { RenderedPage } from '../loading/adopt-page.ts';
import type { FailedResponse } from './failed-responses.ts';

/** What the server hands to the browser, so that nothing is fetched or decided twice. */
export type EmbeddedPage = {
  readonly market: MarketCode;
  readonly language: LanguageTag;
  readonly platform: ScreenContext['platform'];
  readonly client: ScreenContext['client'];
  readonly origin: string;
  readonly environment: ScreenContext['environment'];
  readonly toggles: readonly string[];
  readonly submitted?: SubmittedForm;
  readonly page: RenderedPage;
  readonly texts: Readonly<Record<string, object>>;
  /** Numbers, money and times as the server wrote them. */
  readonly written: readonly (readonly [of: string, text: string])[];
  readonly failures: readonly FailedResponse[];
  readonly state: RootState;
};

/** The element that holds it, as data: a browser reads JSON faster than a script that says the same. */
export const embeddedPageId = 'pasar-page';

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that may stand inside a script element: no text of a seller can end the script. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (found) => escapes[found] ?? found);

/** The cache without who uses it: subscriptions belong to the request that is over. */
export const embeddableState = ({ api }: RootState): RootState => ({ api: { ...api, subscriptions: {} } });

/** Throws where the server embedded nothing: such a page can't be started. */
export function readEmbeddedPage(): EmbeddedPage {
  const text = document.getElementById(embeddedPageId)?.textContent;
  if (!text) throw new Error('The server embedded no page');
  return JSON.parse(text) as EmbeddedPage;
}
