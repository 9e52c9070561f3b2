import type { ItemCardData } from '@pasar/item-card';
import type { Namespace } from '@pasar/screen-kit';
import type { ComponentType } from 'react';

/** Imports the consent banner, a chunk of its own. */
export type LoadBanner = () => Promise<{
  readonly default: { readonly namespaces: readonly Namespace[]; readonly Banner: ComponentType };
}>;

/** Imports the prompts, a chunk of its own. */
export type LoadPrompts = () => Promise<{
  readonly default: { readonly namespaces: readonly Namespace[]; readonly Prompts: ComponentType };
}>;

export type QuickAddFlowProps = {
  /** The item whose button was pressed; undefined while none is being added. */
  readonly item: ItemCardData | undefined;
  /** Called when the item is in the cart, failed, or needs a choice of model: the next press is accepted. */
  readonly onSettled: () => void;
};

/** Imports the quick-add flow, a chunk of its own. */
export type LoadQuickAdd = () => Promise<{
  readonly default: {
    readonly namespaces: readonly Namespace[];
    readonly QuickAdd: ComponentType<QuickAddFlowProps>;
  };
}>;

export type VerificationProps = {
  /** The answer that asks for a verification. */
  readonly code: number;
  /** The verification, where the backend names one. */
  readonly id: string | undefined;
  /** Called with the token of the passed verification, or null when the shopper closed the question. */
  readonly onDone: (token: string | null) => void;
};

/** Imports what asks the shopper for a verification, a chunk of its own. */
export type LoadVerification = () => Promise<{
  readonly default: {
    readonly namespaces: readonly Namespace[];
    readonly Verification: ComponentType<VerificationProps>;
  };
}>;
