export { appServices, deepLink, galleryLink, installLink, oneLink, referralSources } from './app-links.ts';
export type { AppServices, Device, MarketApp, ReferralSource } from './app-links.ts';
export { deviceOf } from './device-of.ts';
export { firstInstallPrompt, installPromptThrottle, nextInstallPrompt } from './install-prompt.ts';
export type { InstallEvent, InstallOutcome, InstallPrompt, InstallStep } from './install-prompt.ts';
export { scrollCounts } from './scroll-counts.ts';
