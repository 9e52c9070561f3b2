import type { Attack } from './attack.ts';

/** Every attack by its command-line name, loaded on demand. */
export const attacks: Readonly<Record<string, () => Promise<Attack>>> = {
  pages: () => import('./pages/pages.attack.ts').then(({ pagesAttack }) => pagesAttack),
  members: () => import('./members/members.attack.ts').then(({ membersAttack }) => membersAttack),
  calls: () => import('./calls/calls.attack.ts').then(({ callsAttack }) => callsAttack),
  redirects: () => import('./redirects/redirects.attack.ts').then(({ redirectsAttack }) => redirectsAttack),
  searches: () => import('./searches/searches.attack.ts').then(({ searchesAttack }) => searchesAttack),
  'slow-clients': () =>
    import('./slow-clients/slow-clients.attack.ts').then(({ slowClientsAttack }) => slowClientsAttack),
  'sign-ins': () => import('./sign-ins/sign-ins.attack.ts').then(({ signInsAttack }) => signInsAttack),
  races: () => import('./races/races.attack.ts').then(({ racesAttack }) => racesAttack),
  kills: () => import('./kills/kills.attack.ts').then(({ killsAttack }) => killsAttack),
  faults: () => import('./faults/faults.attack.ts').then(({ faultsAttack }) => faultsAttack),
};

const takesMinutes = ['races', 'kills', 'faults'];

/** The attacks that run when none is named: all except the slow ones. */
export const defaultAttacks: readonly string[] = Object.keys(attacks).filter(
  (name) => !takesMinutes.includes(name),
);
