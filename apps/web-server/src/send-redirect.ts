import type { FastifyReply } from 'fastify';

/**
 * Returns a target that starts with a slash as a path of this store. Browsers drop tabs and line breaks, and treat two slashes or
 * backslashes as the start of another host: such a target would leave the store.
 */
function removeHost(to: string): string {
  const target = to.replace(/[\t\r\n]/g, '').trimStart();
  return target.replace(/^[/\\]+/, '/');
}

/** Redirects to a path of this store, or to an absolute address from the routing table. Never cached. */
export const sendRedirect = (reply: FastifyReply, to: string, status: 301 | 302 | 303): FastifyReply =>
  reply.header('cache-control', 'private, no-store').redirect(removeHost(to), status);
