import type { LanguageTag } from '@pasar/markets';
import type { Namespace } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';

async function loadNamespace(texts: Texts, language: LanguageTag, { name, load }: Namespace): Promise<void> {
  if (texts.hasResourceBundle(language, name)) return;
  const { default: bundle } = await load[language]();
  texts.addResourceBundle(language, name, bundle);
}

/** Loads the namespaces that are not loaded yet. */
export async function loadNamespaces(
  texts: Texts,
  language: LanguageTag,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(texts, language, namespace)));
}

/** The texts of these namespaces, to embed in a page. */
export const collectTexts = (texts: Texts, language: LanguageTag, namespaces: readonly Namespace[]) =>
  Object.fromEntries(namespaces.map(({ name }) => [name, texts.getResourceBundle(language, name) as object]));
