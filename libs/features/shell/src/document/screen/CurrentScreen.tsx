import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenCardContext } from './ScreenCardContext.tsx';
import { PageHead } from './PageHead.tsx';
import { useLoader } from '../../page-loading/loader-context.tsx';
import { LeavePage } from '../../page-loading/LeavePage.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useEvictPagesOnSignIn } from '../../page-loading/use-evict-pages-on-sign-in.ts';

/**
 * The screen of the current URL. While the next one loads, the navigation's transition keeps the old one. A
 * screen's state survives a change of the query, but not of the path parameters.
 */
export function CurrentScreen() {
  const { pathname, search } = useLocation();
  const loader = useLoader();
  const path = pathname + search;
  const page = use(loader.read(path));
  useEffect(() => loader.markShown(path), [loader, path]);
  useEvictPagesOnSignIn(loader, path);
  useFocusAfterNavigation();

  if (page.kind !== 'screen') return <LeavePage page={page} />;
  const { definition, input, head, screen } = page;
  return (
    <>
      <PageHead head={head} />
      <ScreenCardContext pathname={pathname}>
        <definition.Screen key={`${screen} ${JSON.stringify(input.params)}`} input={input} />
      </ScreenCardContext>
      <ScrollRestoration />
    </>
  );
}
