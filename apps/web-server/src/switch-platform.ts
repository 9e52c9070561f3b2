import { platformCookieName } from '@pasar/markets';
import { isPlatform } from '@pasar/page-shell-rules';
import type { FastifyReply } from 'fastify';
import { sendRedirect } from './send-redirect.ts';

const yearSeconds = 31_536_000;

/** `?platform=rw` and `?platform=pc` set the storefront in a cookie and redirect to the address without the parameter. */
export function switchPlatform(url: string, secure: boolean, reply: FastifyReply): FastifyReply | undefined {
  const start = url.indexOf('?');
  if (start === -1) return undefined;
  const query = new URLSearchParams(url.slice(start));
  const wanted = query.get('platform') ?? undefined;
  if (!isPlatform(wanted)) return undefined;
  query.delete('platform');
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return sendRedirect(
    reply.setCookie(platformCookieName, wanted, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure }),
    url.slice(0, start) + search,
    302,
  );
}
