import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToggleContext } from './index.ts';
import { compileToggles, evaluateToggle, greyscaleBucket } from './index.ts';

const context: ToggleContext = { environment: 'live', market: 'SG', now: 150 };
const share = (percentage: number, salt = '') => ({
  live: {
    default: { default: false, rules: [{ type: 'greyscale', percentage, salt, value: true }] },
  },
});
const isOn = (percentage: number, salt: string, fingerprint: string) =>
  evaluateToggle(share(percentage, salt), { ...context, fingerprint }).value === true;

describe('a percentage', () => {
  it.each([1, 10, 33, 50, 90])(
    'of %i per cent matches that share of 100,000 devices, within half a point',
    (percentage) => {
      const devices = Array.from({ length: 100_000 }, (_, index) => `device-${index}`);
      const on = devices.filter((fingerprint) => greyscaleBucket(fingerprint, 'a-salt') < percentage).length;
      expect(Math.abs(on / 1000 - percentage)).toBeLessThan(0.5);
    },
  );
  it('never turns a device off when raised', () => {
    const percentage = fc.nat({ max: 100 });
    fc.assert(
      fc.property(
        percentage,
        percentage,
        fc.string(),
        fc.string({ minLength: 1 }),
        (one, other, salt, device) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(isOn(low, salt, device) && !isOn(high, salt, device)).toBe(false);
        },
      ),
    );
  });
  it('of 100% matches every device, of 0% no device', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (salt, device) => {
        expect([isOn(100, salt, device), isOn(0, salt, device)]).toEqual([true, false]);
      }),
    );
  });
});

describe('an external config', () => {
  it('never throws, and returns the fallback if malformed', () => {
    const reasons = ['TARGETING_MATCH', 'SPLIT', 'DEFAULT', 'DISABLED', 'ERROR'];
    const configs = fc.oneof(
      fc.jsonValue(),
      fc.record({ live: fc.record({ SG: fc.jsonValue(), default: fc.jsonValue() }) }),
    );
    fc.assert(
      fc.property(configs, (config) => {
        const { value, reason } = evaluateToggle(config, context, 'mine');
        expect(reasons).toContain(reason);
        expect(reason !== 'ERROR' || value === 'mine').toBe(true);
      }),
    );
  });
});

/** @spec toggle-invalid-config invalid-toggle-config */
describe('evaluated toggles', () => {
  const configs = { share: share(100), broken: { live: 5 }, text: { live: { SG: { default: 'on' } } } };
  const read = compileToggles({ configs }, context)({ ...context, fingerprint: 'a' });

  it('are read by name', () => {
    expect(['share', 'broken', 'text', 'unknown'].map(read.isOn)).toEqual([true, false, false, false]);
    expect(read.valueOf('text', 'off')).toBe('on');
    expect(read.valueOf('broken', 'off')).toBe('off');
    expect(read.explain('share')).toEqual({ value: true, reason: 'SPLIT' });
    expect(read.explain('constructor', 1)).toEqual({ value: 1, reason: 'ERROR' });
  });
  it.each([
    { environment: 'test', lines: ['toggle broken: unknown here or malformed'] },
    { environment: 'live', lines: [] },
  ])('report malformed configs on $environment', ({ environment, lines }) => {
    const warnings: string[] = [];
    const log = (line: string) => void warnings.push(line);
    compileToggles({ configs: { broken: { test: 5 } }, log }, { ...context, environment });
    expect(warnings).toEqual(lines);
  });
});
