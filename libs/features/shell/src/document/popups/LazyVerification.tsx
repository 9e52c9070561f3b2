import { useScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LoadVerification, VerificationProps } from '../../app/lazy-parts.ts';
import { loadNamespaces } from '../../page-loading/texts/load-namespaces.ts';
import type { RequestVerification } from '../../session/verifier.ts';

type Props = {
  readonly load: LoadVerification;
  readonly texts: Texts;
  /** Registers the function that calls use to ask the shopper. */
  readonly connect: (ask: RequestVerification | undefined) => void;
};

/** Asks the shopper for the verification that a call demands; its chunk is loaded with the first one. */
export function LazyVerification({ load, texts, connect }: Props) {
  const { market, language } = useScreenContext();
  const [asked, setAsked] = useState<
    VerificationProps & { readonly Ask: ComponentType<VerificationProps> }
  >();
  useEffect(() => {
    connect(async (code, id) => {
      const { default: part } = await load();
      await loadNamespaces(texts, { market, language }, part.namespaces);
      return new Promise((resolve) =>
        setAsked({
          Ask: part.Verification,
          code,
          id,
          onDone: (token) => {
            setAsked(undefined);
            resolve(token);
          },
        }),
      );
    });
    return () => connect(undefined);
  }, [load, texts, market, language, connect]);
  if (!asked) return null;
  const { Ask, ...props } = asked;
  return <Ask {...props} />;
}
