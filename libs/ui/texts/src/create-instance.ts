import { fillIn } from './fill-in.ts';
import { findText } from './find-text.ts';
import type { Bundle, PluralCategory, Values } from './find-text.ts';

type Translate = (key: string, values?: Values) => string;
type Resources = Readonly<Record<string, Readonly<Record<string, Bundle>>>>;
type Options = { readonly lng: string; readonly resources?: Resources };

/** The subset of i18next's instance that the storefronts use: one language, flat keys, plural forms, placeholders. */
export class TextsInstance {
  language = '';
  readonly #bundles = new Map<string, Bundle>();
  readonly #translators = new Map<string, Translate>();
  #plurals: Intl.PluralRules | undefined;

  /** Created on the first use of `count`, which most pages do not need. */
  readonly #pluralCategory: PluralCategory = (count) =>
    (this.#plurals ??= new Intl.PluralRules(this.language)).select(count);

  readonly #find = (namespace: string, key: string, values: Values): string | undefined =>
    findText(this.#bundles.get(namespace), key, values, this.#pluralCategory);

  init({ lng, resources = {} }: Options): Promise<void> {
    this.language = lng;
    for (const [name, bundle] of Object.entries(resources[lng] ?? {})) this.#bundles.set(name, bundle);
    return Promise.resolve();
  }

  /** Returns the translate function of a namespace, memoized; it returns the key if there is no text. */
  getFixedT(_language: string | null, namespace: string | null): Translate {
    const name = namespace ?? '';
    const known = this.#translators.get(name);
    if (known) return known;
    const translate: Translate = (key, values = {}) => fillIn(this.#find(name, key, values) ?? key, values);
    this.#translators.set(name, translate);
    return translate;
  }

  exists(key: string, values: Values & { readonly ns: string }): boolean {
    return this.#find(values.ns, key, values) !== undefined;
  }

  hasResourceBundle(_language: string, name: string): boolean {
    return this.#bundles.has(name);
  }

  getResourceBundle(_language: string, name: string): Bundle | undefined {
    return this.#bundles.get(name);
  }

  addResourceBundle(_language: string, name: string, bundle: Bundle): void {
    this.#bundles.set(name, bundle);
  }
}

export const createInstance = (): TextsInstance => new TextsInstance();
