import { useScreenContext } from '@pasar/screen';
import type { Namespace } from '@pasar/screen';
import type { i18n as Texts } from 'i18next';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { prefersReducedData } from '../navigation/prefers-reduced-data.ts';
import { whenIdle } from '../navigation/when-idle.ts';
import { loadNamespaces } from '../texts/load-namespaces.ts';

/** What asks in passing, as an app hands it over: a chunk of its own. */
export type LoadPrompts = () => Promise<{
  readonly default: { readonly namespaces: readonly Namespace[]; readonly Prompts: ComponentType };
}>;

type Props = { readonly load: LoadPrompts; readonly texts: Texts };

/** Where prompts come to stand once the page is idle. They are never in the server's page, nor brought to who spares data. */
export function LazyPrompts({ load, texts }: Props) {
  const { language } = useScreenContext();
  const [Prompts, setPrompts] = useState<ComponentType>();
  useEffect(() => {
    const loadPrompts = async () => {
      const { default: prompts } = await load();
      await loadNamespaces(texts, language, prompts.namespaces);
      setPrompts(() => prompts.Prompts);
    };
    // Without their chunk nothing is asked; it is tried again with the next page.
    if (!prefersReducedData()) whenIdle(window, () => void loadPrompts().catch(() => undefined));
  }, [load, texts, language]);
  return Prompts ? <Prompts /> : null;
}
