import {
  cancelDeletionPath,
  changeEmailPath,
  changePasswordPath,
  changeTaxIdPath,
  confirmIdentityPath,
  exportAccountPath,
  getKycPath,
  getProfilePath,
  leaveGroupPath,
  listDevicesPath,
  listGroupsPath,
  listSavedPaymentMethodsPath,
  readKycPicturePath,
  removePaymentMethodPath,
  requestDeletionPath,
  saveMemberDocumentPath,
  sendIdentityCodePath,
  sendPhoneCodePath,
  setDefaultPaymentMethodPath,
  signOutDevicePath,
  signOutOthersPath,
  submitKycPath,
  updatePhonePath,
  updateProfilePath,
  uploadKycPicturePath,
  uploadPortraitPath,
} from '@pasar/account-contract/paths';
import type {
  changeEmail,
  confirmIdentity,
  Device,
  exportAccount,
  Kyc,
  leaveGroup,
  listGroups,
  MemberGroup,
  SavedPaymentMethod,
  Profile,
  readKycPicture,
  requestDeletion,
  saveMemberDocument,
  sendIdentityCode,
  SentCodeResponse,
  sendPhoneCode,
  SignedIn,
  submitKyc,
  updateProfile,
  uploadPortrait,
} from '@pasar/account-contract';
import type { CallBody, CallData } from '@pasar/http-contract';
import { accountApi } from './account-api.ts';
import { allTags } from './inject-account-api.ts';

export type { Device, Kyc, MemberGroup, SavedPaymentMethod, Profile };

type Methods = { methods: readonly SavedPaymentMethod[] };
type Devices = { devices: readonly Device[] };
type Side = Kyc['pictures'][number];

const onSuccess =
  <Tags extends readonly string[]>(...tags: Tags) =>
  (_: unknown, error: unknown) =>
    error ? [] : tags;
const everything = (_: unknown, error: unknown) => (error ? [] : allTags);
const account = onSuccess<['account']>('account');

/** Endpoints of the account pages, in a separate chunk. */
export const profileApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query<CallData<typeof listGroups>, void>({
      query: () => ({ path: listGroupsPath }),
      providesTags: ['account', 'settings'],
    }),
    leaveGroup: build.mutation<CallData<typeof leaveGroup>, CallBody<typeof leaveGroup>>({
      query: (body) => ({ method: 'POST', path: leaveGroupPath, body }),
      invalidatesTags: onSuccess<['account', 'cart', 'checkout']>('account', 'cart', 'checkout'),
    }),
    getProfile: build.query<Profile, void>({
      query: () => ({ path: getProfilePath }),
      providesTags: ['account'],
    }),
    /** @spec profile-update */
    updateProfile: build.mutation<object, CallBody<typeof updateProfile>>({
      query: (body) => ({ method: 'POST', path: updateProfilePath, body }),
      invalidatesTags: onSuccess<['account', 'cart', 'checkout']>('account', 'cart', 'checkout'),
    }),
    uploadPortrait: build.mutation<CallData<typeof uploadPortrait>, Blob>({
      query: (file) => ({ method: 'POST', path: uploadPortraitPath, file }),
      invalidatesTags: account,
    }),
    sendIdentityCode: build.mutation<SentCodeResponse, CallBody<typeof sendIdentityCode>>({
      query: (body) => ({ method: 'POST', path: sendIdentityCodePath, body }),
    }),
    confirmIdentity: build.mutation<CallData<typeof confirmIdentity>, CallBody<typeof confirmIdentity>>({
      query: (body) => ({ method: 'POST', path: confirmIdentityPath, body }),
    }),
    sendPhoneCode: build.mutation<SentCodeResponse, CallBody<typeof sendPhoneCode>>({
      query: (body) => ({ method: 'POST', path: sendPhoneCodePath, body }),
    }),
    /** @spec phone-update */
    updatePhone: build.mutation<object, { phone: string; vcode: string }>({
      query: (body) => ({ method: 'POST', path: updatePhonePath, body }),
      invalidatesTags: account,
    }),
    changeEmail: build.mutation<CallData<typeof changeEmail>, { email: string }>({
      query: (body) => ({ method: 'POST', path: changeEmailPath, body }),
      invalidatesTags: account,
    }),
    changePassword: build.mutation<SignedIn, { password: string }>({
      query: (body) => ({ method: 'POST', path: changePasswordPath, body }),
      invalidatesTags: account,
    }),
    /** @spec change-tax-id */
    changeTaxId: build.mutation<object, { new_tax_id: string }>({
      query: (body) => ({ method: 'POST', path: changeTaxIdPath, body }),
      invalidatesTags: account,
    }),
    saveDocument: build.mutation<object, CallBody<typeof saveMemberDocument>>({
      query: (body) => ({ method: 'POST', path: saveMemberDocumentPath, body }),
      invalidatesTags: account,
    }),
    getKyc: build.query<Kyc, void>({ query: () => ({ path: getKycPath }), providesTags: ['account'] }),
    uploadKycPicture: build.mutation<Kyc, { side: Side; file: Blob }>({
      query: ({ side, file }) => ({ method: 'POST', path: uploadKycPicturePath, query: { side }, file }),
      invalidatesTags: account,
    }),
    readKycPicture: build.query<CallData<typeof readKycPicture>, Side>({
      query: (side) => ({ path: readKycPicturePath, query: { side } }),
      providesTags: ['account'],
      // Removes the document from memory as soon as nothing shows it.
      keepUnusedDataFor: 0,
    }),
    submitKyc: build.mutation<Kyc, CallBody<typeof submitKyc>>({
      query: (body) => ({ method: 'POST', path: submitKycPath, body }),
      invalidatesTags: account,
    }),
    listDevices: build.query<Devices, void>({
      query: () => ({ path: listDevicesPath }),
      providesTags: ['account'],
    }),
    signOutDevice: build.mutation<Devices, { id: string }>({
      query: (body) => ({ method: 'POST', path: signOutDevicePath, body }),
      invalidatesTags: account,
    }),
    signOutOthers: build.mutation<Devices, void>({
      query: () => ({ method: 'POST', path: signOutOthersPath, body: {} }),
      invalidatesTags: account,
    }),
    listSavedPaymentMethods: build.query<Methods, void>({
      query: () => ({ path: listSavedPaymentMethodsPath }),
      providesTags: ['account'],
    }),
    removePaymentMethod: build.mutation<Methods, { id: number }>({
      query: (body) => ({ method: 'POST', path: removePaymentMethodPath, body }),
      invalidatesTags: onSuccess<['account', 'checkout']>('account', 'checkout'),
    }),
    setDefaultPaymentMethod: build.mutation<Methods, { id: number }>({
      query: (body) => ({ method: 'POST', path: setDefaultPaymentMethodPath, body }),
      invalidatesTags: onSuccess<['account', 'checkout']>('account', 'checkout'),
    }),
    requestDeletion: build.mutation<CallData<typeof requestDeletion>, CallBody<typeof requestDeletion>>({
      query: (body) => ({ method: 'POST', path: requestDeletionPath, body }),
    }),
    /** Clears the cached session after the account was left: it has no sessions any more. */
    forgetSession: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: everything,
    }),
    cancelDeletion: build.mutation<object, void>({
      query: () => ({ method: 'POST', path: cancelDeletionPath, body: {} }),
      invalidatesTags: account,
    }),
    exportAccount: build.mutation<CallData<typeof exportAccount>, void>({
      query: () => ({ path: exportAccountPath }),
    }),
  }),
});
