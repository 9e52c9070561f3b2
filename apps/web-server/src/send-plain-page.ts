import { plainPage, plainPageHeaders } from '@pasar/page-rendering';
import type { FastifyReply } from 'fastify';

/** Sends a plain page for requests that never reach an app. */
export const sendPlainPage = (
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
): FastifyReply => reply.code(status).headers(plainPageHeaders).send(plainPage(title, text));
