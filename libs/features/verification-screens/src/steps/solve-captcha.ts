/** Solves a challenge in the browser, which takes about a second. Null if it cannot be solved. */
export async function solveCaptcha(challenge: string): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const parsed = JSON.parse(challenge) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge: parsed, deriveKey });
  return solution && JSON.stringify({ challenge: parsed, solution });
}
