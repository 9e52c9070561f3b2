/** The stories of the ui libraries that are compared with baselines, in light and dark: each shows many states. */
export const picturedStories = [
  'design-system-actions-button--variants',
  'design-system-actions-button--icon-buttons',
  'design-system-actions-button--chips',
  'design-system-arrange--section-with-aside',
  'design-system-arrange--page',
  'design-system-commerce--sizes',
  'design-system-commerce--ratings',
  'design-system-commerce--codes',
  'design-system-commerce--time-left',
  'design-system-feedback--empty',
  'design-system-feedback--notices',
  'design-system-feedback--tags',
  'design-system-feedback--loading',
  'design-system-feedback--toast-with-picture',
  'design-system-fields--with-error',
  'design-system-fields--everything',
  'design-system-fields--quantity',
  'design-system-icons--all',
  'design-system-navigation--crumbs',
  'design-system-navigation--addresses',
  'design-system-overlays--dialog-open',
  'design-system-overlays--drawer-open',
  'layout-desktopheader--visitor',
  'layout-footer--plain',
  'layout-page-parts--offline',
  'layout-page-parts--section-with-more',
  'layout-preferences--closed',
  'layout-searchbox--open',
  'layout-tabbar--full-cart',
  'parts-address-form--faults',
  'parts-branch-picker--none-found',
  'parts-flash-sale--ends-in',
  'parts-flash-sale--sessions',
  'parts-flash-sale--sold',
  'parts-item-list--items',
  'parts-item-list--row',
  'parts-item-list--sorted',
  'parts-item-list--ends',
  'parts-page-sections--on-a-phone',
  'parts-payment-methods--methods',
  'parts-payment-methods--months',
  'parts-result-list--narrowed',
  'parts-result-list--filters-in-a-drawer',
  'parts-result-list--nothing-so-narrow',
  'parts-reviews--spread',
  'parts-reviews--several',
  'parts-shop-tile--every-kind',
  'parts-voucher--every-state',
  'parts-voucher--every-kind',
] as const;

/** Files with stories of `libs/ui` that the component generator added: a row of `picturedStories` replaces each once its story is edited. */
export const notYetPictured: readonly string[] = [];

/** Badges that the badge generator added: remove a row once the badge has its look, and update the pictures. */
export const badgesNotYetPictured: readonly string[] = [];

/** Libraries and folders of `libs/ui` without a row above, and why. */
export const comparedElsewhere = {
  'item-card/src': 'its stories of `Pictures.stories.tsx`, in sixteen sets',
  'design-system/src/tokens': 'every other picture',
} as const;
