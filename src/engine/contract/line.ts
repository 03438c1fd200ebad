/** One line of a sum: a factor, a price, an adjustment. */
export type Line = {
  readonly rule: string;
  readonly value: number;
  readonly key: string;
  readonly figures?: { readonly [key: string]: string | number };
};
