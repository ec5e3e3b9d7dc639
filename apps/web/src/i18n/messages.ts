import type { behaviours } from './en/behaviours';
import type { core } from './en/core';
import type { landing } from './en/landing';
import type { pwa } from './en/pwa';
import type { ui } from './en/ui';

/** One catalogue per area of the product; a screen loads only the areas it shows. */
export interface Catalogues {
  behaviours: typeof behaviours;
  core: typeof core;
  landing: typeof landing;
  pwa: typeof pwa;
  ui: typeof ui;
}

export type Area = keyof Catalogues;

type PluralBase<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Every key of an area, plural forms folded into their base. */
export type MessageKey<A extends Area> = PluralBase<Extract<keyof Catalogues[A], string>>;
