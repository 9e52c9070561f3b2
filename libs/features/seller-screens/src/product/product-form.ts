import type { ShopProduct } from '@pasar/catalogue-api';
import { productLimits } from '@pasar/item';
import { toPriceText } from './price-text.ts';

/** The key is local to the form, so that models keep their option when its text changes. */
export type FormOption = { readonly key: string; readonly text: string };
export type FormTier = {
  readonly key: string;
  readonly name: string;
  readonly options: readonly FormOption[];
};
export type FormPicture = {
  readonly id: string;
  /** An uploaded picture that is not saved yet: only its seller can see it. */ readonly isNew: boolean;
};
export type FormModel = {
  readonly price: string;
  readonly stock: string;
  readonly modelid?: number;
  /** The stock when the product was loaded; 0 for a new model. */
  readonly seenStock: number;
};

/** The form's values, as texts. `models` are keyed by their options' keys, `''` without tiers. */
export type ProductForm = {
  readonly title: string;
  readonly description: string;
  readonly catid: string;
  readonly pictures: readonly FormPicture[];
  readonly tiers: readonly FormTier[];
  readonly models: Readonly<Record<string, FormModel>>;
  readonly isPublished: boolean;
};

/** A combination of options, which may be a model. */
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

/** The form values of an existing product. */
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

/** One more than the limit, so that exceeding it is detected. */
const maxCombinations = productLimits.maxModels + 1;

/** Lists the combinations of the options, in order; without tiers, a single one without a label. */
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

/** The form values of a combination; a new one starts with the price of the combination that it extends. */
export function findFormModel({ models }: Pick<ProductForm, 'models'>, key: string): FormModel {
  const known = models[key];
  if (known) return known;
  const parent = key.includes('/') ? models[key.slice(0, key.lastIndexOf('/'))] : models[''];
  return parent ? { ...emptyModel, price: parent.price } : emptyModel;
}
