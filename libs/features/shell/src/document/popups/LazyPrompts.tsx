import { useScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LoadPrompts } from '../../app/lazy-parts.ts';
import { prefersReducedData } from '../../browser/prefers-reduced-data.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { loadNamespaces } from '../../page-loading/texts/load-namespaces.ts';

type Props = { readonly load: LoadPrompts; readonly texts: Texts };

/** Loads and renders prompts once the page is idle. Never on the server, and not while data saver is on. */
export function LazyPrompts({ load, texts }: Props) {
  const { market, language } = useScreenContext();
  const [Prompts, setPrompts] = useState<ComponentType>();
  useEffect(() => {
    const loadPrompts = async () => {
      const { default: prompts } = await load();
      await loadNamespaces(texts, { market, language }, prompts.namespaces);
      setPrompts(() => prompts.Prompts);
    };
    // If the chunk fails to load there are no prompts; the next page tries again.
    if (!prefersReducedData()) whenIdle(window, () => void loadPrompts().catch(() => undefined));
  }, [load, texts, market, language]);
  return Prompts ? <Prompts /> : null;
}
