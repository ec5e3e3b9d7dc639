import type { core } from './en/core';
import type { ui } from './en/ui';

/** One catalogue per area of the product; a screen loads only the areas it shows. */
export interface Catalogues {
  core: typeof core;
  ui: typeof ui;
}

export type Area = keyof Catalogues;

type PluralBase<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Every key of an area, plural forms folded into their base. */
export type MessageKey<A extends Area> = PluralBase<Extract<keyof Catalogues[A], string>>;
