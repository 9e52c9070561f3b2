import { loginCookieName } from '@pasar/account';
import type { Attack, AttackReport } from '../attack.ts';
import { createSeededRandom } from '../create-seeded-random.ts';
import { findPagePaths } from '../pages/page-kinds.ts';
import { startWebServer } from '../pages/web-server-process.ts';
import type { RunningStore } from '../store/running-store.ts';
import { sendRequest } from '../store/send-request.ts';
import { cookieHeader } from '../store/shopper.ts';
import type { Cookies } from '../store/shopper.ts';
import { changeCarts, signOutAll } from './change-members.ts';
import { createMembers } from './create-members.ts';
import type { KnownMember } from './create-members.ts';

const markets = ['SG', 'BR'];
const memberCount = 8;
const rounds = 6;
const connections = 12;

/** A request, and whose page it has to get: nobody's for a visitor. */
type PageVisit = {
  readonly name: string;
  readonly path: string;
  readonly cookies: Cookies;
  readonly owner?: KnownMember;
  readonly encoding: 'br' | 'identity';
};

/** Returns what is wrong with a page: a text of another member, or the wrong member or cart. */
function findFault(body: string, { owner }: PageVisit, members: readonly KnownMember[]): string | undefined {
  const stranger = members.find((one) => one !== owner && one.marks.some((mark) => body.includes(mark)));
  if (stranger) return `contains ${stranger.marks.find((mark) => body.includes(mark))}`;
  if (!owner) return undefined;
  if (!owner.marks.every((mark) => body.includes(mark))) return `lacks ${owner.marks.join(' or ')}`;
  return body.includes(`"line_count":${owner.lineCount}`) ? undefined : `has not ${owner.lineCount} lines`;
}

/** Every path for every member, in both encodings, and for visitors with some of a member's cookies. */
function listVisits(paths: readonly string[], members: readonly KnownMember[]): PageVisit[] {
  const visits = members.map((owner, at): Omit<PageVisit, 'path' | 'encoding'>[] => {
    const { [loginCookieName]: mark = 'mark', ...session } = owner.cookies;
    const otherMark = members[(at + 1) % members.length]?.cookies[loginCookieName] ?? mark;
    const marked = (value: string): Cookies => ({ [loginCookieName]: value });
    return [
      { name: 'a member', cookies: owner.cookies, owner },
      { name: "a member with another's login mark", cookies: { ...session, ...marked(otherMark) }, owner },
      { name: 'a visitor with a login mark', cookies: marked(mark) },
      { name: 'a visitor', cookies: {} },
    ];
  });
  return visits
    .flat()
    .flatMap((visit) =>
      paths.flatMap((path) =>
        (['br', 'identity'] as const).map((encoding) => ({ ...visit, path, encoding })),
      ),
    );
}

const shuffle = <Entry>(list: readonly Entry[], random: () => number): Entry[] =>
  list
    .map((entry) => ({ entry, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ entry }) => entry);

async function visitAll(
  ports: readonly number[],
  host: string,
  visits: readonly PageVisit[],
  members: readonly KnownMember[],
): Promise<string[]> {
  const faults: string[] = [];
  const left = [...visits.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [at, visit] = next;
      const { status, body } = await sendRequest({
        port: ports[at % ports.length] ?? 0,
        path: visit.path,
        headers: { host, cookie: cookieHeader(visit.cookies), 'accept-encoding': visit.encoding },
      });
      const fault = status === 200 ? findFault(body, visit, members) : `is answered ${status}`;
      if (fault !== undefined)
        faults.push(`${host} ${visit.path} of ${visit.name}, ${visit.encoding}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return faults;
}

async function attackMarket(
  store: RunningStore,
  market: string,
  ports: readonly number[],
): Promise<AttackReport> {
  const random = createSeededRandom(market.charCodeAt(0));
  const paths = await findPagePaths(store, market);
  const host = store.host(market);
  const faults: string[] = [];
  let members = await createMembers(store, market, memberCount);
  let tried = 0;
  const visit = async (visits: readonly PageVisit[]): Promise<void> => {
    tried += visits.length;
    faults.push(...(await visitAll(ports, host, shuffle(visits, random), members)));
  };
  for (let round = 0; round < rounds; round += 1) {
    await visit(listVisits(paths, members));
    // In one process; the next round's pages come from both.
    members = await changeCarts(members);
  }
  await signOutAll(members);
  await visit(listVisits(paths, members).map(({ owner: _, ...others }) => others));
  return { tried, faults };
}

/** Requests members' pages from two web servers at once, while their carts change and after they sign out. */
export const membersAttack: Attack = {
  title: "pages of many members at once, each of which must have its own member's data, as it is now",
  run: async (store) => {
    const other = await startWebServer(store);
    try {
      const reports: AttackReport[] = [];
      for (const market of markets) reports.push(await attackMarket(store, market, [store.port, other.port]));
      return {
        tried: reports.reduce((sum, { tried }) => sum + tried, 0),
        faults: reports.flatMap(({ faults }) => faults),
      };
    } finally {
      await other.stop();
    }
  },
};
