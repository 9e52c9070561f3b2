import type { ServerTime } from '@pasar/catalogue-api';
import type { ComponentProps, ComponentType } from '@pasar/page-builder';

/** The props of a page component: its properties, the server's clock, and whether it comes first. */
export type PartProps<Type extends ComponentType> = {
  readonly props: ComponentProps<Type>;
  readonly clock: ServerTime;
  readonly isFirst: boolean;
};

/** Components that contain others are laid out by the page itself. */
export type PartType = Exclude<ComponentType, 'columns'>;
