import type { Cart } from '@chowk/domain/orders';
import { linesOf } from './shown-cart';

/** What a piece cost when the person last saw it, by pack: only where it costs something else now. */
export type OldPrices = Readonly<Record<string, number>>;

interface Before {
  readonly cart: Cart | null;
  readonly was?: OldPrices;
}

/** The first price seen counts until the person has said that they know. */
export function changedPrices(before: Before | undefined, now: Cart): OldPrices {
  const seen = new Map(linesOf(before?.cart ?? undefined).map((line) => [line.variant_id, line]));
  return Object.fromEntries(
    linesOf(now).flatMap(({ variant_id, quantity, price_paise }) => {
      const line = seen.get(variant_id);
      // Another number of pieces may cost another price, and nobody is surprised by that.
      if (!line || line.quantity !== quantity) return [];
      const was = before?.was?.[variant_id] ?? line.price_paise;
      return was === price_paise ? [] : [[variant_id, was]];
    }),
  );
}
