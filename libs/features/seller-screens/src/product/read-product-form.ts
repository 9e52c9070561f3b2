import { checkProduct } from '@pasar/item';
import type { ProductProblem } from '@pasar/item';
import { priceStep } from '@pasar/money';
import type { shopProductsApi } from '@pasar/catalogue-api';
import { parsePriceText, parseStockText } from './price-text.ts';
import { findFormModel, listCombinations } from './product-form.ts';
import type { Combination, FormModel, ProductForm } from './product-form.ts';

type SaveRequest = Parameters<typeof shopProductsApi.endpoints.saveShopProduct.initiate>[0];
export type ProductFields = Omit<SaveRequest, 'itemid' | 'revision'>;

/** The result of validating a form: a request, or all errors; a model's error refers to its combination. */
export type ReadForm =
  | { readonly fields: ProductFields }
  | { readonly problems: readonly ProductProblem[]; readonly modelKeys: readonly string[] };

type OfferedModel = { readonly combination: Combination; readonly model: FormModel };

/** Lists the combinations to sell: leaves out those without their own stock and price, unless there are no tiers. */
function listOffered(form: ProductForm): OfferedModel[] {
  const all = listCombinations(form.tiers).map((combination) => ({
    combination,
    model: findFormModel(form, combination.key),
  }));
  const isBlank = ({ combination, model }: OfferedModel) =>
    model.stock.trim() === '' && (model.price.trim() === '' || !Object.hasOwn(form.models, combination.key));
  return form.tiers.length === 0 ? all : all.filter((each) => !isBlank(each));
}

/** Validates a form with a market's currency. */
export function readProductForm(form: ProductForm, currency: string): ReadForm {
  const offered = listOffered(form);
  const models = offered.map(({ combination, model }) => ({
    tier_index: [...combination.tierIndex],
    price: parsePriceText(model.price, currency),
    stock: parseStockText(model.stock),
  }));
  const tiers = form.tiers.map(({ name, options }) => ({ name, options: options.map(({ text }) => text) }));
  const catid = form.catid === '' ? null : Number(form.catid);
  const { title, description, pictures, isPublished: is_published } = form;
  const draft = { title, description, catid, tiers, models, is_published };
  const problems = checkProduct({ ...draft, pictures: pictures.length }, priceStep(currency));
  if (problems.length > 0) return { problems, modelKeys: offered.map(({ combination }) => combination.key) };
  return {
    fields: {
      ...draft,
      catid: catid ?? 0,
      pictures: pictures.map(({ id }) => id),
      models: models.map(({ tier_index, price, stock }, at) => ({
        ...{ tier_index, price: price ?? 0, stock: stock ?? 0 },
        seen_stock: offered[at]?.model.seenStock ?? 0,
        ...(offered[at]?.model.modelid !== undefined && { modelid: offered[at].model.modelid }),
      })),
    },
  };
}
