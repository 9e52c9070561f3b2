import { answerQrPath, openQrPath, pollQrPath, startQrPath } from '@pasar/account-contract/paths';
import type { AnswerQrRequest, openQr, pollQr, startQr } from '@pasar/account-contract';
import type { CallBody, CallData } from '@pasar/http-contract';
import { accountApi } from './account-api.ts';
import { allTags } from './inject-account-api.ts';

/** Endpoints of sign-in confirmed on another device, in a separate chunk. */
export const qrSignInApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    startQr: build.mutation<CallData<typeof startQr>, CallBody<typeof startQr>>({
      query: (body) => ({ method: 'POST', path: startQrPath, body }),
    }),
    pollQr: build.mutation<CallData<typeof pollQr>, void>({
      query: () => ({ method: 'POST', path: pollQrPath, body: {} }),
      invalidatesTags: (answer) => (answer?.state === 'signed-in' ? allTags : []),
    }),
    openQr: build.mutation<CallData<typeof openQr>, { token: string }>({
      query: (body) => ({ method: 'POST', path: openQrPath, body }),
    }),
    answerQr: build.mutation<object, AnswerQrRequest>({
      query: (body) => ({ method: 'POST', path: answerQrPath, body }),
    }),
  }),
});
