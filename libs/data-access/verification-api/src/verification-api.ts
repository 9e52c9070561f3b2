import { baseApi } from '@pasar/base-api';
import type { CallBody, CallData } from '@pasar/http-contract';
import type {
  AnswerVerificationRequest,
  Confirmation,
  confirmVerification,
  readWalletPin,
  sendVerification,
  SendVerificationRequest,
  setWalletPin,
  Verification,
} from '@pasar/verification-contract';
import {
  answerVerificationPath,
  beginVerificationPath,
  confirmVerificationPath,
  readConfirmationPath,
  readVerificationPath,
  readWalletPinPath,
  sendVerificationPath,
  setWalletPinPath,
} from '@pasar/verification-contract/paths';

/** Verification endpoints in the base API. */
export const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    beginVerification: build.mutation<Verification, { code: number }>({
      query: (body) => ({ method: 'POST', path: beginVerificationPath, body }),
    }),
    readVerification: build.mutation<Verification, { id: string }>({
      query: (body) => ({ method: 'POST', path: readVerificationPath, body }),
    }),
    sendVerification: build.mutation<CallData<typeof sendVerification>, SendVerificationRequest>({
      query: (body) => ({ method: 'POST', path: sendVerificationPath, body }),
    }),
    answerVerification: build.mutation<Verification, AnswerVerificationRequest>({
      query: (body) => ({ method: 'POST', path: answerVerificationPath, body }),
    }),
    readConfirmation: build.mutation<Confirmation, { token: string }>({
      query: (body) => ({ method: 'POST', path: readConfirmationPath, body }),
    }),
    confirmVerification: build.mutation<object, CallBody<typeof confirmVerification>>({
      query: (body) => ({ method: 'POST', path: confirmVerificationPath, body }),
    }),
    readWalletPin: build.query<CallData<typeof readWalletPin>, void>({
      query: () => ({ path: readWalletPinPath }),
      providesTags: ['account'],
    }),
    setWalletPin: build.mutation<object, CallBody<typeof setWalletPin>>({
      query: (body) => ({ method: 'POST', path: setWalletPinPath, body }),
      invalidatesTags: (_, error) => (error ? [] : ['account']),
    }),
  }),
});
