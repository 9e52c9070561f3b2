export { readViewerLabels } from './read-viewer-labels.ts';
export { registerSocialCalls } from './register-social-calls.ts';
export { sendStockAlerts } from './send-stock-alerts.ts';
export type { AlertDeps } from './send-stock-alerts.ts';
export type { MemberDeps } from './member-deps.ts';
export type { SocialDeps } from './social-deps.ts';
