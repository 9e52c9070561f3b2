import type { Attack } from './attack.ts';

/** Every attack by its name on the command line; each is loaded when it is run. */
export const attacks: Readonly<Record<string, () => Promise<Attack>>> = {
  pages: () => import('./pages/pages.attack.ts').then(({ pagesAttack }) => pagesAttack),
  calls: () => import('./calls/calls.attack.ts').then(({ callsAttack }) => callsAttack),
  redirects: () => import('./redirects/redirects.attack.ts').then(({ redirectsAttack }) => redirectsAttack),
  searches: () => import('./searches/searches.attack.ts').then(({ searchesAttack }) => searchesAttack),
  'slow-clients': () =>
    import('./slow-clients/slow-clients.attack.ts').then(({ slowClientsAttack }) => slowClientsAttack),
  'sign-ins': () => import('./sign-ins/sign-ins.attack.ts').then(({ signInsAttack }) => signInsAttack),
  races: () => import('./races/races.attack.ts').then(({ racesAttack }) => racesAttack),
  faults: () => import('./faults/faults.attack.ts').then(({ faultsAttack }) => faultsAttack),
};

const takesMinutes = ['races', 'faults'];

/** Run when none is named: all but those that take minutes. */
export const defaultAttacks: readonly string[] = Object.keys(attacks).filter(
  (name) => !takesMinutes.includes(name),
);
