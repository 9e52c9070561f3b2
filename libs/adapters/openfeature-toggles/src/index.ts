export { createToggleProvider } from './create-toggle-provider.ts';
export type { ToggleProvider, ToggleProviderOptions } from './create-toggle-provider.ts';
export type { ToggleVariants } from './find-variant.ts';
