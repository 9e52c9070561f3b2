import type { ServerTime } from '@pasar/catalogue-api';
import type { PageComponent } from '@pasar/page-builder';
import { Suspense } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { pageParts } from '../parts/page-parts.ts';
import styles from './PageComponents.module.css';

export type PageComponentsProps = {
  readonly components: readonly PageComponent[];
  readonly clock: ServerTime;
  /** Whether they are nested in another component. */
  readonly isInner?: boolean;
};

type AnyPart = ComponentType<{
  readonly props: unknown;
  readonly clock: ServerTime;
  readonly isFirst: boolean;
}>;

/** Renders a page's components in order. */
export const PageComponents = ({ components, clock, isInner = false }: PageComponentsProps): ReactElement => (
  <>
    {components.map((component, index) => (
      <PageComponentView
        key={component.id}
        component={component}
        clock={clock}
        isFirst={index === 0 && !isInner}
      />
    ))}
  </>
);

type ViewProps = Pick<PageComponentsProps, 'clock'> & {
  readonly component: PageComponent;
  readonly isFirst: boolean;
};

function PageComponentView({ component, clock, isFirst }: ViewProps): ReactElement {
  if (component.type === 'columns')
    return (
      <div className={styles.columns}>
        <PageComponents components={component.children} clock={clock} isInner />
      </div>
    );
  const Part = pageParts[component.type].Part as AnyPart;
  return (
    <Suspense>
      <Part props={component.props} clock={clock} isFirst={isFirst} />
    </Suspense>
  );
}
