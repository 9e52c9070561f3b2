export { registerSocialCalls } from './register-social-calls.ts';
export type { SocialDeps } from './social-deps.ts';
