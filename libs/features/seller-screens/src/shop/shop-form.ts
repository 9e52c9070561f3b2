import type { ShopProfile, ShopProfileChanges } from '@pasar/catalogue-api';

/** What a seller edits of a shop. */
export type ShopFormValues = {
  readonly name: string;
  readonly description: string;
  /** The id of the picture. */
  readonly picture: string;
};

/** Returns the form's values for a saved profile. */
export const toShopForm = ({ name, description, picture }: ShopProfile): ShopFormValues => ({
  name,
  description,
  picture: picture.id,
});

/** The fields that differ from the saved ones: what others changed in the meantime stays. */
export function listChanges(form: ShopFormValues, saved: ShopFormValues): ShopProfileChanges {
  const { name, description, picture } = form;
  return {
    ...(name !== saved.name && { name }),
    ...(description !== saved.description && { description }),
    ...(picture !== saved.picture && { picture }),
  };
}
