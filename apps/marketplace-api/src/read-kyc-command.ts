import { parseArgs } from 'node:util';
import { kycRefusalReasons } from '@pasar/account';
import type { KycDecision } from '@pasar/account';

/** What an operator asks of `npm run kyc`. */
export type KycCommand =
  | { readonly kind: 'list' }
  | { readonly kind: 'show'; readonly id: number; readonly folder: string | undefined }
  | { readonly kind: 'decide'; readonly id: number; readonly decision: KycDecision };

export const kycUsage = `npm run kyc -- list
npm run kyc -- show ID [--pictures FOLDER]
npm run kyc -- approve ID
npm run kyc -- refuse ID --reason ${kycRefusalReasons.join('|')}`;

const readId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Reads the arguments of `npm run kyc`; undefined if they are none of its commands. */
export function readKycCommand(args: readonly string[]): KycCommand | undefined {
  const options = { pictures: { type: 'string' }, reason: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
  });
  const [kind, idText, ...others] = positionals;
  const { pictures, reason: reasonText, ...unknown } = values;
  if (others.length > 0 || Object.keys(unknown).length > 0) return undefined;
  if (kind === 'list' && idText === undefined) return { kind };
  const id = readId(idText);
  const reason = kycRefusalReasons.find((each) => each === reasonText);
  if (id === undefined || (reasonText !== undefined && kind !== 'refuse')) return undefined;
  if (kind === 'show') return { kind, id, folder: typeof pictures === 'string' ? pictures : undefined };
  if (pictures !== undefined) return undefined;
  if (kind === 'approve') return { kind: 'decide', id, decision: { status: 'approved' } };
  if (kind === 'refuse' && reason) return { kind: 'decide', id, decision: { status: 'refused', reason } };
  return undefined;
}
