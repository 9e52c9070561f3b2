import type { ItemCardData } from '@pasar/item-card';
import type { Namespace } from '@pasar/screen-kit';
import type { ComponentType } from 'react';

/** Imports the consent banner's chunk. */
export type LoadBanner = () => Promise<{
  readonly default: { readonly namespaces: readonly Namespace[]; readonly Banner: ComponentType };
}>;

/** Imports the chunk of the prompts. */
export type LoadPrompts = () => Promise<{
  readonly default: { readonly namespaces: readonly Namespace[]; readonly Prompts: ComponentType };
}>;

export type QuickAddFlowProps = {
  /** The item to add; undefined if none. */
  readonly item: ItemCardData | undefined;
  /** Called when the item is in the cart, failed, or needs a choice of model; the button then works again. */
  readonly onSettled: () => void;
};

/** Imports the chunk of the quick-add flow. */
export type LoadQuickAdd = () => Promise<{
  readonly default: {
    readonly namespaces: readonly Namespace[];
    readonly QuickAdd: ComponentType<QuickAddFlowProps>;
  };
}>;

export type VerificationProps = {
  /** The response code that demands a verification. */
  readonly code: number;
  /** The verification's id, if the backend sends one. */
  readonly id: string | undefined;
  /** Called with the token of the passed verification, or null if the shopper closed the dialog. */
  readonly onDone: (token: string | null) => void;
};

/** Imports the chunk of the verification dialog. */
export type LoadVerification = () => Promise<{
  readonly default: {
    readonly namespaces: readonly Namespace[];
    readonly Verification: ComponentType<VerificationProps>;
  };
}>;
