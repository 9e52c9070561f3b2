export { readViewerLabels } from './read-viewer-labels.ts';
export { registerSocialCalls } from './register-social-calls.ts';
export type { SocialDeps } from './social-deps.ts';
