import { walletActions } from './integrations.data.ts';
import type { WalletAction } from './integrations.data.ts';

/** Parses an action of the wallet, ignoring case and separators; undefined for an unknown one. */
export function readWalletAction(text: string): WalletAction | undefined {
  const plain = text.toLowerCase().replaceAll(/[\s_-]/g, '');
  return walletActions.find((action) => action.replaceAll('-', '') === plain);
}
