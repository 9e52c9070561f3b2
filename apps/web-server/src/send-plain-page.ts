import { plainPage, plainPageHeaders } from '@pasar/page-rendering';
import type { FastifyReply } from 'fastify';

/** A plain page for what never reaches an app. */
export const sendPlainPage = (
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
): FastifyReply => reply.code(status).headers(plainPageHeaders).send(plainPage(title, text));
