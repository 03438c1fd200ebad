/** A message by its key. */
export interface Told {
  readonly key: string;
  readonly figures?: { readonly [key: string]: string | number };
  readonly rule?: string;
}
