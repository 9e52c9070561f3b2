import type { LanguageTag } from '@pasar/markets';
import type { Namespace, ScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { applyMarketWording } from './market-wording.ts';

/** What decides the wording of a text. */
type Wording = Pick<ScreenContext, 'market' | 'language'>;

async function loadNamespace(
  texts: Texts,
  { market, language }: Wording,
  { name, load }: Namespace,
): Promise<void> {
  if (texts.hasResourceBundle(language, name)) return;
  const { default: bundle } = await load[language]();
  texts.addResourceBundle(language, name, applyMarketWording({ ...bundle }, market.code));
}

/** Loads the namespaces that are not loaded yet, in the market's wording. */
export async function loadNamespaces(
  texts: Texts,
  wording: Wording,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(texts, wording, namespace)));
}

/** The texts of these namespaces, to embed in a page. */
export const collectTexts = (texts: Texts, language: LanguageTag, namespaces: readonly Namespace[]) =>
  Object.fromEntries(namespaces.map(({ name }) => [name, texts.getResourceBundle(language, name) as object]));
