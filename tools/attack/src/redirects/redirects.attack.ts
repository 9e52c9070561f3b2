import type { Attack } from '../attack.ts';
import { sendRequest } from '../store/send-request.ts';

const prefixes = [
  '//evil.example',
  '//own//evil.example',
  '/\\evil.example',
  '///evil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/%5cevil.example',
  '//evil.example/%2e%2e',
  '//evil.example:80@own/',
  '/x/..//evil.example',
];
const queries = ['', '?platform=rw', '?platform=pc', '?platform=rw&x=//evil.example'];
const targets = [
  '//evil.example',
  'https://evil.example',
  'https:evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'https://sg.localhost.evil.example/',
  'https://sg.localhost@evil.example/',
];
const pagesWithTargets = [
  '/buyer/login?next=',
  '/buyer/signup?next=',
  '/?next=',
  '/?redir=',
  '/universal-link?redir=',
  '/account/login?next=',
];

/** Whether a browser that follows this header leaves the host; network-path references count as leaving. */
export function leavesHost(location: string, host: string): boolean {
  if (/^[/\\]{2}/.test(location)) return true;
  try {
    return new URL(location, `http://${host}/`).host !== host;
  } catch {
    return true;
  }
}

const paths = [
  ...prefixes.flatMap((prefix) => queries.map((query) => prefix + query)),
  ...pagesWithTargets.flatMap((page) => targets.map((target) => page + encodeURIComponent(target))),
];

/** No redirect may lead to another host. */
export const redirectsAttack: Attack = {
  title: 'addresses that try to be redirected to another host',
  run: async (store) => {
    const host = store.host('SG');
    const faults: string[] = [];
    for (const path of paths) {
      const { status, headers } = await sendRequest({ port: store.port, path, headers: { host } });
      if (status >= 500 || status === 0) faults.push(`${path} is answered ${status}`);
      if (headers.location !== undefined && leavesHost(headers.location, host))
        faults.push(`${path} is redirected to ${headers.location}`);
    }
    return { tried: paths.length, faults };
  },
};
