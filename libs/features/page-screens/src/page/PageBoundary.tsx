import { fallbackCookie } from '@pasar/page-builder';
import { ErrorState } from '@pasar/design-system';
import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** About one visit: the cookie expires by itself if the server does not clear it. */
const fallbackMaxAgeSeconds = 60;

/** Reloads the page without page builder. */
function reloadWithoutPageBuilder(): void {
  const { name, value } = fallbackCookie;
  if (document.cookie.includes(`${name}=${value}`)) return;
  document.cookie = `${name}=${value}; path=/; max-age=${fallbackMaxAgeSeconds}; samesite=lax`;
  window.location.reload();
}

/**
 * If a component fails to render, reloads the page once as the regular microsite.
 *
 * @spec pb-fallback-cookie amb-pb-fallback-writer page-builder-render-failure
 */
export class PageBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    reloadWithoutPageBuilder();
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <ErrorState onRetry={() => window.location.reload()} headingLevel="h1" />
    ) : (
      this.props.children
    );
  }
}
