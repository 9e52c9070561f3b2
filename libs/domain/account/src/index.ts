export { adultCookieName, isLoginMark, loginCookieName } from './account-cookies.ts';
export { loginStatus, notLoggedInError } from './account-load.ts';
export type { AccountLoad, LoadState, LoginStatus } from './account-load.ts';
export { accountRestrictions, describeRestriction } from './account-restrictions.data.ts';
export type { AccountRestriction, AccountRestrictionRow } from './account-restrictions.data.ts';
export { adultStatus, consentSeconds, isOfAge } from './adult-status.ts';
export type { AdultInput, AdultStatus } from './adult-status.ts';
export { authPageType, authPageTypes, carriedParams, carriedQuery } from './auth-page.ts';
export type { AuthPageType } from './auth-page.ts';
export { checkAddress } from './check-address.ts';
export type { AddressCheck, AddressFieldError, AddressRules, AddressTexts } from './check-address.ts';
export { normalizeIdentityDocument } from './check-identity-document.ts';
export { checkPassword, passwordMaxLength, passwordMinLength } from './check-password.ts';
export type { PasswordCheck } from './check-password.ts';
export { checkUsername, usernameMaxLength, usernameMinLength } from './check-username.ts';
export type { UsernameCheck } from './check-username.ts';
export { describeDevice } from './describe-device.ts';
export type { DeviceName } from './describe-device.ts';
export { loginCacheKey, loginEffects } from './login-effects.ts';
export type { LoginEffects, LoginUser } from './login-effects.ts';
export { decideDemoKyc, demoKycReviewDelayMs, kycRefusalReasons } from './kyc-review.ts';
export type { KycDecision, KycRefusalReason } from './kyc-review.ts';
export { maskNetwork } from './mask-network.ts';
export { maskRecipient } from './mask-recipient.ts';
export { leavableGroupIds, memberGroupIds, memberGroups } from './member-groups.ts';
export type {
  GroupFacts,
  GroupReason,
  LeavableGroupId,
  MemberGroup,
  MemberGroupId,
} from './member-groups.ts';
export { normalizeEmail } from './normalize-email.ts';
export { normalizePhone } from './normalize-phone.ts';
export type { PhoneRules } from './normalize-phone.ts';
export { checkProfile, profileLimits } from './check-profile.ts';
export type { ProfileDraft, ProfileFault } from './check-profile.ts';
export { deletionReasons, deletionWaitMs } from './account-deletion.ts';
export type { DeletionReason } from './account-deletion.ts';
export { identityProofMs } from './identity-proof.ts';
export { pictureLimits } from './picture-limits.ts';
export { codePurposes, oneTimeCodeLimits, readOneTimeCode } from './one-time-code.ts';
export type { CodePurpose, MemberCodePurpose } from './one-time-code.ts';
export { readPaymentInfo } from './payment-info.ts';
export type { PaymentInfo } from './payment-info.ts';
export { userRole, subAccountOrigin } from './roles.ts';
export type { Role, RoleFacts } from './roles.ts';
export { readShopContact } from './read-shop-contact.ts';
export { shopRoleAllows } from './shop-role-allows.ts';
export { memberRoles, shopPermissions, shopRoles, shopTeamLimits } from './shop-roles.data.ts';
export type { MemberRole, ShopPermission, ShopRole } from './shop-roles.data.ts';
export { sellerLoginPartner, sellerRegionMessages, sellerRegionNotice } from './seller-region.ts';
export type { SellerVisit } from './seller-region.ts';
