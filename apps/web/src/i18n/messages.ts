import type * as admin from './en/admin';
import type * as behind from './en/behind';
import type * as bizman from './en/bizman';
import type * as brand from './en/brand';
import type * as desk from './en/desk';
import type * as door from './en/door';
import type * as field from './en/field';
import type * as first from './en/first';
import type * as front from './en/front';
import type * as home from './en/home';
import type * as leads from './en/leads';
import type * as office from './en/office';
import type * as own from './en/own';
import type * as store from './en/store';

/** One catalogue per area of the product; those of one folder travel in one file. */
type Catalogues = typeof admin &
  typeof behind &
  typeof bizman &
  typeof brand &
  typeof desk &
  typeof door &
  typeof field &
  typeof first &
  typeof front &
  typeof home &
  typeof leads &
  typeof office &
  typeof own &
  typeof store;

export type Area = keyof Catalogues;

type PluralBase<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Every key of an area, plural forms folded into their base. */
export type MessageKey<A extends Area> = PluralBase<Extract<keyof Catalogues[A], string>>;
