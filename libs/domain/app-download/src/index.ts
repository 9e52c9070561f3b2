export { appServices, deepLink, galleryLink, installLink, oneLink, referralSources } from './app-links.ts';
export type { AppServices, DeviceKind, MarketApp, ReferralSource } from './app-links.ts';
export { firstInstallPrompt, installPromptThrottleMs, nextInstallPrompt } from './install-prompt.ts';
export type { InstallEvent, InstallOutcome, InstallPrompt, InstallStep } from './install-prompt.ts';
export { shouldCountScroll } from './should-count-scroll.ts';
