import { commonHeaders, plainPage } from '@pasar/page-rendering';
import type { FastifyReply } from 'fastify';

/** A plain page for what never reaches an app. */
export const answerPlain = (reply: FastifyReply, status: number, title: string, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      ...commonHeaders({ secure: false }),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    .send(plainPage(title, text));
