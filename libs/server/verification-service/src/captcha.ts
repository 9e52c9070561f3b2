import { parseJson } from '@pasar/json';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { verificationLimits } from '@pasar/verification';
import type { VerificationDeps } from './verification-deps.ts';

/** Takes a phone about half a second: each try derives a key with a few thousand iterations. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 3000, minCounter: 40, maxCounter: 160 } as const;

async function readKeys({ secret }: Pick<VerificationDeps, 'secret'>) {
  const key = await secret();
  return { hmacSignatureSecret: `captcha ${key}`, hmacKeySignatureSecret: `captcha key ${key}` };
}

/** Creates a proof-of-work challenge for one verification, as JSON. Needs no third-party service. */
export async function makeChallenge(
  deps: Pick<VerificationDeps, 'secret'>,
  id: string,
  now: number,
): Promise<string> {
  const challenge = await createChallenge({
    ...(await readKeys(deps)),
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.maxCounter, work.minCounter),
    expiresAt: Math.ceil((now + verificationLimits.lifetimeMs) / 1000),
    data: { id },
    deriveKey,
  });
  return JSON.stringify(challenge);
}

type CaptchaSolution = {
  readonly challenge: { readonly parameters: { data?: { id?: unknown } } };
  readonly solution: object;
};

function parseSolved(text: string): CaptchaSolution | undefined {
  const parsed = parseJson(text) as Partial<CaptchaSolution> | null | undefined;
  const isSolved =
    typeof parsed?.challenge === 'object' &&
    typeof parsed.challenge?.parameters === 'object' &&
    typeof parsed.solution === 'object';
  return isSolved ? (parsed as CaptchaSolution) : undefined;
}

/** Whether the text is a challenge of this verification with its solution; false for anything else. */
export async function isSolution(
  deps: Pick<VerificationDeps, 'secret'>,
  id: string,
  text: string,
): Promise<boolean> {
  const solved = parseSolved(text);
  if (!solved || solved.challenge.parameters?.data?.id !== id) return false;
  try {
    const { verified } = await verifySolution({
      ...(solved as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>),
      ...(await readKeys(deps)),
      deriveKey,
    });
    return verified;
  } catch {
    // The library throws on malformed parameters, which only a forged challenge has.
    return false;
  }
}
