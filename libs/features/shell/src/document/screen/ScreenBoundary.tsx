import type { WebStorages } from '@pasar/persistence';
import { useStorages } from '@pasar/screen-kit';
import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CrashProps } from '../../app/app-definition.ts';
import { useLoader } from '../../page-loading/loader-context.tsx';
import { ModuleError } from '../../page-loading/module-error.ts';
import { reloadOnce } from '../../browser/reload-once.ts';
import { ScrollRestoration } from './ScrollRestoration.tsx';

type Props = {
  readonly Crash: ComponentType<CrashProps>;
  readonly location: string;
  readonly forget: () => void;
  readonly storages: WebStorages;
  readonly children: ReactNode;
};
type State = { readonly error?: unknown; readonly failed: boolean; readonly location: string };

/** An error boundary that resets on navigation. */
class Boundary extends Component<Props, State> {
  override state: State = { failed: false, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { failed: false, location };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ModuleError) reloadOnce(window, this.props.storages);
  }

  readonly retry = () => {
    this.props.forget();
    this.setState({ failed: false, error: undefined });
  };

  override render() {
    const { Crash, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        <Crash error={this.state.error} retry={this.retry} />
        <ScrollRestoration />
      </>
    );
  }
}

/** Shows the crash page in place of a screen that threw; header and navigation stay. @spec crash-page */
export function ScreenBoundary({ Crash, children }: Pick<Props, 'Crash' | 'children'>) {
  const { key, pathname, search } = useLocation();
  const loader = useLoader();
  const storages = useStorages();
  return (
    <Boundary Crash={Crash} location={key} storages={storages} forget={() => loader.evict(pathname + search)}>
      {children}
    </Boundary>
  );
}
