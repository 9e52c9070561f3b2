import { createOneTimeCodes, createServerSecret } from '@pasar/account-service';
import type { VerificationGuard } from '@pasar/http-server';
import { verificationPolicies } from '@pasar/verification';
import { createGuard } from './create-guard.ts';
import type { VerificationDeps, VerificationPorts } from './verification-deps.ts';

/** A store's verifications: the guard for services, and the dependencies of the calls. */
export type Verifications = { readonly guard: VerificationGuard; readonly deps: VerificationDeps };

/** Creates the verifications: the dependencies of their calls, and the guard of the calls that require one. */
export function createVerifications(ports: VerificationPorts): Verifications {
  const secret = createServerSecret(ports.db, 'account');
  const policies = ports.policies ?? verificationPolicies;
  const deps: VerificationDeps = { ...ports, secret, policies, codes: createOneTimeCodes(ports.db, secret) };
  return { deps, guard: createGuard(deps) };
}
