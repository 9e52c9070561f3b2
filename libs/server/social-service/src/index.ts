export type { SocialDeps } from './social-deps.ts';
