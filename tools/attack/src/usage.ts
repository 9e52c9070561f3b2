import { attacks, defaultAttacks } from './attacks.ts';

/** The command line of the attacks. */
export const usage = `npm run attack -- [NAME …]

Builds the apps, starts a separate store on the loopback interface, and attacks it. Exits with 1 if it finds a fault.

Names    ${Object.keys(attacks).join(' ')}
Default  ${defaultAttacks.join(' ')}

ATTACK_BUYERS=500  buyers of \`races\`
ATTACK_KILLS=100   killed processes of \`kills\`
ATTACK_ROUNDS=24   faults of \`faults\`
ATTACK_SEED=…      repeats the choices of a run of \`kills\` or \`faults\``;
