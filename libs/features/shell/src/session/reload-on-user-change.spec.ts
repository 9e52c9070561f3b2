import { expect, it } from 'vitest';
import { reloadOnUserChange } from './reload-on-user-change.ts';

/** The tabs of one browser: they share the login mark, and a channel if there is one. */
function browser(mark: string) {
  const channels: EventTarget[] = [];
  const jar = { mark };
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage() {
      for (const other of channels) if (other !== this) other.dispatchEvent(new Event('message'));
    }
  }
  class DeniedChannel {
    constructor() {
      throw new DOMException('Access is denied.', 'SecurityError');
    }
  }
  const open = (channel: 'open' | 'denied' | 'none' = 'open') => {
    const target = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
    const kinds = { open: Channel, denied: DeniedChannel, none: undefined };
    const tab = { reloads: 0, changed: () => undefined as void };
    reloadOnUserChange({
      page: {
        BroadcastChannel: kinds[channel] as unknown as typeof BroadcastChannel,
        document: document as unknown as Document,
        location: { reload: () => void (tab.reloads += 1) },
        addEventListener: (type, listener) => target.addEventListener(type, listener),
      },
      readMark: () => jar.mark,
      onUserChange: (changed) => {
        tab.changed = changed;
      },
    });
    return {
      reloads: () => tab.reloads,
      signIn: (next: string) => {
        jar.mark = next;
        tab.changed();
      },
      focus: () => target.dispatchEvent(new Event('focus')),
      show: () => document.dispatchEvent(new Event('visibilitychange')),
    };
  };
  return { open };
}

it.each([
  ['sign-in', '-', 'a'],
  ['sign-out', 'a', '-'],
  ['another user', 'a', 'b'],
])('%s reloads the other tab only', (_, before, after) => {
  const { open } = browser(before);
  const [here, there] = [open(), open()];
  here.signIn(after);
  expect([here.reloads(), there.reloads()]).toEqual([0, 1]);
  here.focus();
  there.focus();
  expect([here.reloads(), there.reloads()]).toEqual([0, 1]);
});

it.each(['denied', 'none'] as const)(
  'without a channel (%s) reloads when the tab becomes visible again',
  (channel) => {
    const { open } = browser('a');
    const [here, focused, shown] = [open(channel), open(channel), open(channel)];
    here.signIn('-');
    expect([focused.reloads(), shown.reloads()]).toEqual([0, 0]);
    focused.focus();
    shown.show();
    expect([focused.reloads(), shown.reloads()]).toEqual([1, 1]);
  },
);

it('does not reload while the user stays the same', () => {
  const { open } = browser('a');
  const tab = open();
  tab.focus();
  tab.show();
  expect(tab.reloads()).toBe(0);
});
