const authPath = /^\/(buyer\/(login|signup|reset)|authenticate|forgot_password|checkout\/signup)(\/|$)/;

/**
 * The `next` of links to sign in or sign up on a page: its path and query. A sign-in or sign-up page passes on its own, and
 * gives null without one.
 */
export const nextAfterLogin = (pathname: string, search: string): string | null =>
  authPath.test(pathname) ? new URLSearchParams(search).get('next') : pathname + search;
