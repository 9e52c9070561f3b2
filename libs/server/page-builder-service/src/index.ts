export { registerPageBuilderCalls } from './register-page-builder-calls.ts';
export type { PageBuilderOptions } from './register-page-builder-calls.ts';
export { sanitizePageHtml } from './sanitize-page-html.ts';
