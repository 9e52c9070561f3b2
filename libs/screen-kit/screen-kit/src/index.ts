export { FormatProvider } from '@pasar/design-system';
export { createMarketFormat, useFormat } from './format.ts';
export type { CheckoutHost, CheckoutRemote } from './checkout-remote.ts';
export { checkoutContract } from './checkout-remote.ts';
export { defineScreen } from './define-screen.ts';
export type {
  Head,
  Namespace,
  Need,
  ScreenComponentProps,
  ScreenDefinition,
  ScreenInput,
  Translate,
} from './define-screen.ts';
export { screenEntry } from './screen-entry.ts';
export type { ScreenEntries, ScreenEntry, ScreenLoaderDeps } from './screen-entry.ts';
export { ScreenContextProvider, useScreenContext, useStorages } from './screen-context.tsx';
export type { ScreenContext, SubmittedForm } from './screen-context.tsx';
export { ToastProvider, useToast } from './toast.tsx';
export type { Toast, ToastPort } from './toast.tsx';
export { usePageSetting } from './use-page-setting.ts';
export { HydrateOnInteraction } from './HydrateOnInteraction.tsx';
export { RenderOutOfSight } from './RenderOutOfSight.tsx';
export { onFirstInteraction } from './on-first-interaction.ts';
export { breadcrumbList, collectionPage } from './structured-data.ts';
export { FailureProvider, useShowFailure } from './failure-port.tsx';
export { loadShowFailure } from './load-show-failure.ts';
export type { ShowFailure } from './failure-port.tsx';
export type { FailureAction, FailurePort, FailureSteps } from './show-failure.ts';
export { screenPart } from './screen-part.tsx';
export type { ScreenPart, ScreenPartOf } from './screen-part.tsx';
export { resizePicture } from './resize-picture.ts';
export { useCountdown } from './use-countdown.ts';
export { useDurationText } from './use-duration-text.ts';
export { useListText } from './use-list-text.ts';
export { useKeptDraft } from './use-kept-draft.ts';
export type { KeptDraft } from './use-kept-draft.ts';
export { useHashToken } from './use-hash-token.ts';
export { useFocusAfterChange } from './use-focus-after-change.ts';
export { useRefetchWhile } from './use-refetch-while.ts';
export { useCountryName } from './use-country-name.ts';
export { useDeliveryRegion } from './use-delivery-region.ts';
export { CustomerServiceLink } from './CustomerServiceLink.tsx';
