/** An order of battle among others, by its id or that of its list. */
interface Ordered {
  /** The path without its ending: `army/kish/deep-phalanx`. */
  readonly id: string;
  readonly order: { readonly list: string };
}

/** The order with this id or a shorter one (`kish/deep-phalanx`), or the first order of the list with this id (`kish`). */
export const findOrder = <Of extends Ordered>(
  { orders }: { readonly orders: readonly Of[] },
  id: string,
): Of | null =>
  orders.find((one) => one.id === id) ??
  orders.find((one) => one.id.endsWith(`/${id}`)) ??
  orders.find((one) => one.order.list === id) ??
  null;
