import { marketByCode } from '@pasar/markets';
import type { IdentityDocument } from '@pasar/markets';
import { isLoginMark } from './account-cookies.ts';
import type { AccountLoad, LoginStatus } from './account-load.ts';
import { loginStatus } from './account-load.ts';
import type { AdultInput } from './adult-status.ts';
import { adultStatus, consentSeconds } from './adult-status.ts';
import { authPageType, authPageTypes, carriedQuery } from './auth-page.ts';
import { normalizeIdentityDocument } from './check-identity-document.ts';
import { checkPassword } from './check-password.ts';
import { checkProfile } from './check-profile.ts';
import type { ProfileDraft } from './check-profile.ts';
import { checkUsername } from './check-username.ts';
import { describeDevice } from './describe-device.ts';
import { loginCacheKey, loginEffects } from './login-effects.ts';
import type { LoginUser } from './login-effects.ts';
import { maskNetwork } from './mask-network.ts';
import { maskRecipient } from './mask-recipient.ts';
import { memberGroups } from './member-groups.ts';
import type { GroupFacts } from './member-groups.ts';
import { normalizeEmail } from './normalize-email.ts';
import { normalizePhone } from './normalize-phone.ts';
import { readOneTimeCode } from './one-time-code.ts';
import type { PaymentInfo } from './payment-info.ts';
import { readPaymentInfo } from './payment-info.ts';
import type { RoleFacts } from './roles.ts';
import { userRole, subAccountOrigin } from './roles.ts';
import { readShopContact } from './read-shop-contact.ts';
import { shopRoleAllows } from './shop-role-allows.ts';
import type { ShopPermission, ShopRole } from './shop-roles.data.ts';
import type { SellerVisit } from './seller-region.ts';
import { sellerLoginPartner, sellerRegionMessages, sellerRegionNotice } from './seller-region.ts';

type AdultCase = Omit<AdultInput, 'adultFromAccount' | 'adultAge'> & {
  readonly market: string;
  readonly adultAge?: number;
};

const adult = ({ market, adultAge = 18, ...rest }: AdultCase) =>
  adultStatus({ ...rest, adultAge, adultFromAccount: marketByCode(market).adultFromAccount });

type RoleCase = {
  readonly status: LoginStatus;
  readonly account?: RoleFacts;
  readonly throughSellerOauth?: boolean;
};

const constants = {
  loginCacheKey,
  sellerLoginPartner,
  sellerRegionMessages,
  subAccountOrigin,
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'account/login-status': (given: AccountLoad) => loginStatus(given),
  'account/login-cookie': ({ value }: { value?: string }) => isLoginMark(value),
  'account/adult': adult,
  'account/member-groups': (facts: GroupFacts) => memberGroups(facts),
  'account/consent-seconds': ({ milliseconds }: { milliseconds: number }) => consentSeconds(milliseconds),
  'account/username': ({ text }: { text: string }) => checkUsername(text),
  'account/password': ({ password, username }: { password: string; username?: string }) =>
    checkPassword(password, username),
  'account/profile': ({ now, ...draft }: ProfileDraft & { now: string }) =>
    checkProfile(draft, Date.parse(now)) ?? null,
  'account/email': ({ text }: { text: string }) => normalizeEmail(text),
  'account/phone': ({ text, market }: { text: string; market: string }) =>
    normalizePhone(text, marketByCode(market)),
  'account/one-time-code': ({ text }: { text: string }) => readOneTimeCode(text),
  'account/mask-recipient': ({ recipient }: { recipient: string }) => maskRecipient(recipient),
  'account/describe-device': ({ userAgent }: { userAgent: string }) => describeDevice(userAgent),
  'account/mask-network': ({ network }: { network: string }) => maskNetwork(network),
  'account/identity-document': ({ text, document }: { text: string; document: IdentityDocument }) =>
    normalizeIdentityDocument(text, document),
  'account/auth-page': ({ query }: { query: string }) => {
    const type = authPageType(query);
    return { type, page: authPageTypes[type] };
  },
  'account/carried-query': ({ query }: { query: string }) => carriedQuery(query),
  'account/role': ({ status, account, throughSellerOauth }: RoleCase) =>
    userRole(status, account, throughSellerOauth),
  'account/payment-info': ({ answer }: { answer?: Partial<PaymentInfo> | null }) => readPaymentInfo(answer),
  'account/shop-role': ({ role, permission }: { role: ShopRole; permission: ShopPermission }) =>
    shopRoleAllows(role, permission),
  'account/shop-contact': ({ text }: { text: string }) => readShopContact(text),
  'account/seller-region': (given: SellerVisit) => sellerRegionNotice(given) ?? null,
  'account/login-effects': ({ status, user }: { status: LoginStatus; user?: LoginUser }) =>
    loginEffects(status, user),
  'account/constant': ({ name }: { name: keyof typeof constants }) => constants[name],
};
