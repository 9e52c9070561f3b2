/** A picture of the pictures folder, with its original size. */
export type PagePicture = { readonly id: string; readonly width: number; readonly height: number };

/** The type of a component's field. */
export type FieldKind =
  | { readonly kind: 'text'; readonly max: number }
  /** Markup, which the server sanitises before sending. */
  | { readonly kind: 'html'; readonly max: number }
  | { readonly kind: 'picture' }
  /** A path of this store. */
  | { readonly kind: 'link' }
  /** Epoch milliseconds. */
  | { readonly kind: 'time' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'list'; readonly max: number; readonly fields: ComponentFields };

export type ComponentField = FieldKind & { readonly required?: true };
export type ComponentFields = { readonly [name: string]: ComponentField };

type ValueOf<F> = F extends { readonly kind: 'text' | 'html' | 'link' }
  ? string
  : F extends { readonly kind: 'time' | 'integer' }
    ? number
    : F extends { readonly kind: 'picture' }
      ? PagePicture
      : F extends { readonly kind: 'choice'; readonly of: readonly (infer Choice)[] }
        ? Choice
        : F extends { readonly kind: 'list'; readonly fields: infer Inner }
          ? readonly PropsOf<Inner>[]
          : never;

type RequiredNames<Fs> = {
  [Name in keyof Fs]: Fs[Name] extends { readonly required: true } ? Name : never;
}[keyof Fs];

/** The properties of a component, derived from the table of its fields. */
export type PropsOf<Fs> = { readonly [Name in RequiredNames<Fs>]: ValueOf<Fs[Name]> } & {
  readonly [Name in Exclude<keyof Fs, RequiredNames<Fs>>]?: ValueOf<Fs[Name]>;
};
