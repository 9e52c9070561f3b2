import type { ShopProduct } from '@pasar/catalogue-api';
import { productLimits } from '@pasar/item';
import { toPriceText } from './price-text.ts';

/** Keys are the form's own: a text may change without what hangs on it. */
export type FormOption = { readonly key: string; readonly text: string };
export type FormTier = {
  readonly key: string;
  readonly name: string;
  readonly options: readonly FormOption[];
};
export type FormPicture = {
  readonly id: string;
  /** Sent and not saved yet: only its seller can see it. */ readonly isNew: boolean;
};
export type FormModel = {
  readonly price: string;
  readonly stock: string;
  readonly modelid?: number;
  /** The stock that was read; 0 for a new model. */
  readonly seenStock: number;
};

/** What is filled in, as texts. `models` are by the keys of their options, `''` where there is no choice. */
export type ProductForm = {
  readonly title: string;
  readonly description: string;
  readonly catid: string;
  readonly pictures: readonly FormPicture[];
  readonly tiers: readonly FormTier[];
  readonly models: Readonly<Record<string, FormModel>>;
  readonly isPublished: boolean;
};

/** A combination of options, which a model may be. */
export type Combination = {
  readonly key: string;
  readonly label: string;
  readonly tierIndex: readonly number[];
};

const emptyModel: FormModel = { price: '', stock: '', seenStock: 0 };

export const emptyProductForm: ProductForm = {
  ...{ title: '', description: '', catid: '', pictures: [], tiers: [], models: {}, isPublished: true },
};

const optionKey = (tier: number, option: number): string => `${tier}-${option}`;

/** The form of a product that is there. */
export function toProductForm(product: ShopProduct): ProductForm {
  const { title, description, catid, tiers, is_published } = product;
  const models = product.models.map(({ modelid, tier_index, price, stock }) => [
    tier_index.map((option, tier) => optionKey(tier, option)).join('/'),
    {
      price: toPriceText(price),
      stock: String(stock),
      seenStock: stock,
      ...(modelid !== undefined && { modelid }),
    },
  ]);
  return {
    ...{ title, description, catid: String(catid), isPublished: is_published },
    pictures: product.pictures.map(({ id }) => ({ id, isNew: false })),
    tiers: tiers.map(({ name, options }, tier) => ({
      ...{ key: String(tier), name },
      options: options.map((text, option) => ({ key: optionKey(tier, option), text })),
    })),
    models: Object.fromEntries(models) as ProductForm['models'],
  };
}

/** One more than a product may have, so that too many are noticed. */
const maxCombinations = productLimits.maxModels + 1;

/** The combinations of the options, in their order; one without a label where there is no choice. */
export function listCombinations(tiers: readonly FormTier[]): readonly Combination[] {
  const none: readonly Combination[] = [{ key: '', label: '', tierIndex: [] }];
  return tiers.reduce(
    (combinations, { options }) =>
      combinations
        .flatMap((before) =>
          options.map(({ key, text }, option) => ({
            key: before.key === '' ? key : `${before.key}/${key}`,
            label: before.label === '' ? text : `${before.label} · ${text}`,
            tierIndex: [...before.tierIndex, option],
          })),
        )
        .slice(0, maxCombinations),
    none,
  );
}

/** What is filled in for a combination; a new one begins with the price of what it was made of. */
export function findFormModel({ models }: Pick<ProductForm, 'models'>, key: string): FormModel {
  const known = models[key];
  if (known) return known;
  const parent = key.includes('/') ? models[key.slice(0, key.lastIndexOf('/'))] : models[''];
  return parent ? { ...emptyModel, price: parent.price } : emptyModel;
}
