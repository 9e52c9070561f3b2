import { requiresVerification } from './requires-verification.ts';
import { offeredMethods } from './methods.ts';
import type { VerificationKind, VerificationFactors } from './methods.ts';
import { readPolicies } from './read-policies.ts';
import { isWeakPin, normalizeWalletPin } from './normalize-wallet-pin.ts';
import { verificationKind } from './verification-kind.ts';
import { verificationState } from './verification-state.ts';
import type { VerificationFacts } from './verification-state.ts';

type MethodsCase = Partial<VerificationFactors> & { readonly kind: VerificationKind };

const noFactors: VerificationFactors = {
  hasPassword: false,
  hasPhone: false,
  hasEmail: false,
  hasOtherDevice: false,
  hasWalletPin: false,
  hasProvider: false,
};
const undecided: VerificationFacts = {
  expiresAt: 1000,
  passedAt: 0,
  refusedAt: 0,
  usedAt: 0,
  lockedUntil: 0,
};

type PolicyCase = { readonly settings?: string; readonly purpose: string; readonly hits: number };

function asksVerification({ settings = '', purpose, hits }: PolicyCase) {
  const policies = readPolicies(settings);
  const policy = policies?.[purpose as keyof typeof policies];
  return policy ? { asks: requiresVerification(policy, hits), code: policy.code } : null;
}

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'verification/kind': ({ code }: { code: number }) => verificationKind(code) ?? null,
  'verification/methods': ({ kind, ...factors }: MethodsCase) =>
    offeredMethods(kind, { ...noFactors, ...factors }),
  'verification/state': ({ now, ...facts }: Partial<VerificationFacts> & { now: number }) =>
    verificationState({ ...undecided, ...facts }, now),
  'verification/policy': asksVerification,
  'verification/pin': ({ text }: { text: string }) => {
    const pin = normalizeWalletPin(text);
    return pin === null ? null : { pin, weak: isWeakPin(pin) };
  },
};
