import { productLimits } from './product-limits.data.ts';

/** A product as entered by its seller; null for a missing or invalid number. */
export type ProductDraft = {
  readonly title: string;
  readonly description: string;
  readonly catid: number | null;
  /** The number of pictures. */
  readonly pictures: number;
  readonly tiers: readonly { readonly name: string; readonly options: readonly string[] }[];
  /** A product without variations has one model with an empty `tier_index`. */
  readonly models: readonly {
    readonly tier_index: readonly number[];
    /** In minor units. */
    readonly price: number | null;
    readonly stock: number | null;
  }[];
  readonly is_published: boolean;
};

/** `at` is the index of the tier variation or model. */
export type ProductProblem =
  | { readonly field: 'title'; readonly problem: 'missing' | 'too-long' }
  | { readonly field: 'description'; readonly problem: 'too-long' }
  | { readonly field: 'category'; readonly problem: 'missing' }
  | { readonly field: 'pictures'; readonly problem: 'missing' | 'too-many' }
  | { readonly field: 'tiers'; readonly problem: 'too-many' }
  | {
      readonly field: 'tier-name';
      readonly problem: 'missing' | 'too-long' | 'repeated';
      readonly at: number;
    }
  | {
      readonly field: 'options';
      readonly problem: 'missing' | 'too-long' | 'too-many' | 'repeated';
      readonly at: number;
    }
  | { readonly field: 'models'; readonly problem: 'missing' | 'too-many' | 'mismatch' }
  | { readonly field: 'price' | 'stock'; readonly problem: 'invalid'; readonly at: number };

const compared = (text: string): string => text.trim().toLowerCase();
const hasRepeats = (texts: readonly string[]): boolean => new Set(texts.map(compared)).size < texts.length;

function checkTexts({ title, description, catid }: ProductDraft): ProductProblem[] {
  const { maxTitleLength, maxDescriptionLength } = productLimits;
  return [
    ...(title.trim() === '' ? [{ field: 'title', problem: 'missing' } as const] : []),
    ...(title.length > maxTitleLength ? [{ field: 'title', problem: 'too-long' } as const] : []),
    ...(description.length > maxDescriptionLength
      ? [{ field: 'description', problem: 'too-long' } as const]
      : []),
    ...(catid === null ? [{ field: 'category', problem: 'missing' } as const] : []),
  ];
}

/** A draft may lack pictures. */
function checkPictures({ pictures, is_published }: ProductDraft): ProductProblem[] {
  if (pictures > productLimits.maxPictures) return [{ field: 'pictures', problem: 'too-many' }];
  return pictures === 0 && is_published ? [{ field: 'pictures', problem: 'missing' }] : [];
}

function checkTier(tiers: ProductDraft['tiers'], at: number): ProductProblem[] {
  const { name = '', options = [] } = tiers[at] ?? {};
  const { maxOptionLength, maxOptions } = productLimits;
  const before = tiers.slice(0, at).map((tier) => compared(tier.name));
  const problems: ProductProblem[] = [];
  if (name.trim() === '') problems.push({ field: 'tier-name', problem: 'missing', at });
  else if (name.length > maxOptionLength) problems.push({ field: 'tier-name', problem: 'too-long', at });
  else if (before.includes(compared(name))) problems.push({ field: 'tier-name', problem: 'repeated', at });
  if (options.length === 0 || options.some((option) => option.trim() === ''))
    problems.push({ field: 'options', problem: 'missing', at });
  else if (options.length > maxOptions) problems.push({ field: 'options', problem: 'too-many', at });
  else if (options.some((option) => option.length > maxOptionLength))
    problems.push({ field: 'options', problem: 'too-long', at });
  else if (hasRepeats(options)) problems.push({ field: 'options', problem: 'repeated', at });
  return problems;
}

/** Whether every model is a distinct combination of options. */
function fitsTiers({ tiers, models }: ProductDraft): boolean {
  const isCombination = ({ tier_index }: ProductDraft['models'][number]) =>
    tier_index.length === tiers.length &&
    tier_index.every((option, tier) => option >= 0 && option < (tiers[tier]?.options.length ?? 0));
  return (
    models.every(isCombination) &&
    new Set(models.map(({ tier_index }) => tier_index.join())).size === models.length
  );
}

const isWithin = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isSafeInteger(value) && value >= min && value <= max;

function checkModels(draft: ProductDraft, priceStep: number): ProductProblem[] {
  const { models } = draft;
  const { maxModels, maxPriceAmount, maxStock } = productLimits;
  if (models.length === 0) return [{ field: 'models', problem: 'missing' }];
  if (models.length > maxModels) return [{ field: 'models', problem: 'too-many' }];
  if (!fitsTiers(draft)) return [{ field: 'models', problem: 'mismatch' }];
  return models.flatMap(({ price, stock }, at): ProductProblem[] => [
    ...(isWithin(price, 1, maxPriceAmount) && (price ?? 0) % priceStep === 0
      ? []
      : [{ field: 'price', problem: 'invalid', at } as const]),
    ...(isWithin(stock, 0, maxStock) ? [] : [{ field: 'stock', problem: 'invalid', at } as const]),
  ]);
}

/** Returns every problem that prevents saving a product; `priceStep` is the smallest step between two prices, in minor units. */
export function checkProduct(draft: ProductDraft, priceStep: number): readonly ProductProblem[] {
  const { tiers } = draft;
  return [
    ...checkTexts(draft),
    ...checkPictures(draft),
    ...(tiers.length > productLimits.maxTiers ? [{ field: 'tiers', problem: 'too-many' } as const] : []),
    ...tiers.flatMap((_, at) => checkTier(tiers, at)),
    ...checkModels(draft, priceStep),
  ];
}
