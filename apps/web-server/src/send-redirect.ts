import type { FastifyReply } from 'fastify';

/**
 * The target, as a path of this store when it begins with a slash. Browsers drop tabs and line breaks, and take two slashes or
 * backslashes for the start of another host's address: such a target would lead away from the store.
 */
function withoutHost(to: string): string {
  const target = to.replace(/[\t\r\n]/g, '').trimStart();
  return target.replace(/^[/\\]+/, '/');
}

/** Redirects to a path of this store, or to an absolute address that the routing table names. Nobody else may keep it. */
export const sendRedirect = (reply: FastifyReply, to: string, status: 301 | 302 | 303): FastifyReply =>
  reply.header('cache-control', 'private, no-store').redirect(withoutHost(to), status);
