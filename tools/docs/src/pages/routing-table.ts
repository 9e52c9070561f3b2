import { routeFlags, routes } from '@pasar/routing-table';
import type { Page } from '../markdown.ts';
import { code, codes } from '../markdown.ts';

type RouteRow = Parameters<typeof routeFlags>[1];

const rows: readonly (readonly [string, RouteRow])[] = Object.entries<RouteRow>(routes);
const own = rows.filter(([, { redirect }]) => redirect === undefined);
const redirects = rows.filter(([, { redirect }]) => redirect !== undefined);

const addresses = ({ path, also = [], prefix }: RouteRow): string =>
  codes([...(path === undefined ? [] : [path]), ...also].map((each) => (prefix ? `${each}/…` : each)));

const answer = ({ as, answers }: RouteRow): string => {
  if (as !== undefined) return `as ${code(as)}`;
  return answers === undefined ? 'screen' : answers.replace('-', ' ');
};

const gate = ({ gate: closed }: RouteRow): string =>
  [
    ...(closed?.markets ? [`in ${closed.markets.join(', ')}`] : []),
    ...(closed?.closedIn ? [`not in ${closed.closedIn.join(', ')}`] : []),
    ...(closed?.toggle === undefined ? [] : [`with ${code(closed.toggle)}`]),
  ].join('; ');

const marks = (id: string, row: RouteRow): string => {
  const { app, force, skipAddToHome, sellerHost } = routeFlags(id, row);
  const host = sellerHost && `${sellerHost === 'only' ? 'only' : 'also'} on the seller host`;
  return [app && 'app', force && 'forced', skipAddToHome && 'no install prompt', host]
    .filter(Boolean)
    .join(', ');
};

const status = ({ readsHash, temporary }: RouteRow): string => {
  if (readsHash) return '200, the browser goes on';
  return temporary ? '302' : '301';
};

export const routingPage: Page = {
  name: 'routing-table',
  title: 'Routes',
  about:
    'Every address of the store and what answers it. The most exact pattern wins: written-out pieces before parameters, longer before shorter.',
  sections: [
    {
      title: `${own.length} routes`,
      text: 'A gate that is closed answers not found.',
      head: ['Route', 'Address', 'Answered by', 'Open only', 'Marked'],
      rows: own.map(([id, row]) => [code(id), addresses(row), answer(row), gate(row), marks(id, row)]),
    },
    {
      title: `${redirects.length} legacy redirects`,
      text: 'A target that is not a path is the name of a rule that reads query and hash. Every redirect is a single hop.',
      head: ['Route', 'Old address', 'Leads to', 'Carries over', 'Status'],
      rows: redirects.map(([id, row]) => [
        code(id),
        addresses(row),
        row.redirect?.startsWith('/') ? code(row.redirect) : `rule ${code(row.redirect)}`,
        row.keep?.replaceAll('-', ' '),
        status(row),
      ]),
    },
  ],
};
