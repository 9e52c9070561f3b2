import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { sendRequest } from '../store/send-request.ts';
import type { HttpResponse } from '../store/send-request.ts';
import { createShopper } from '../store/shopper.ts';

const attempts = 400;
const pageLimitMs = 3000;
const answerLimitMs = 10_000;
const refusals = [401, 403, 429, 503];

const countByStatus = (answers: readonly HttpResponse[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, group]) => `${group.length} × ${status}`)
    .join(', ');

/** Sends many wrong passwords at once: each is rejected in time, and pages are still served. */
export const signInsAttack: Attack = {
  title: `${attempts} sign-ins at once`,
  run: async (store) => {
    const visitor = createShopper(store, 'SG', {});
    const pending = Array.from({ length: attempts }, () =>
      visitor.call({
        method: 'POST',
        path: '/api/v4/account/login',
        body: { login: `nobody.${randomUUID().slice(0, 8)}`, password: 'wrong password' },
      }),
    );
    const page = await sendRequest({
      port: store.port,
      path: '/api/v4/search/search_items?keyword=bag',
      headers: { host: store.host('SG') },
    });
    const answers = await Promise.all(pending);
    const slowestMs = Math.max(...answers.map(({ durationMs }) => durationMs));
    const faults = [
      ...answers
        .filter(({ status }) => !refusals.includes(status))
        .map(({ status }) => `a sign-in is answered ${status}`),
      ...answers
        .filter(
          ({ status, headers }) => (status === 503 || status === 429) && headers['retry-after'] === undefined,
        )
        .map(({ status }) => `${status} without retry-after`),
      ...(page.status === 200 ? [] : [`a search meanwhile is answered ${page.status}`]),
      ...(page.durationMs > pageLimitMs ? [`a search meanwhile takes ${page.durationMs.toFixed(0)} ms`] : []),
      ...(slowestMs > answerLimitMs ? [`the last refusal came after ${slowestMs.toFixed(0)} ms`] : []),
    ];
    return {
      tried: attempts,
      faults,
      figures: [
        countByStatus(answers),
        `search meanwhile ${page.durationMs.toFixed(0)} ms, slowest refusal ${slowestMs.toFixed(0)} ms`,
      ],
    };
  },
};
