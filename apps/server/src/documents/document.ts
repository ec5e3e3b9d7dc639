export interface Column {
  readonly header: string;
  /** Its share of the width; those of a table add up to one. */
  readonly share: number;
  readonly align?: 'right';
}

/** What a document is made of, from top to bottom. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      /** Printed strongly below a line. */
      readonly totals?: readonly (readonly string[])[];
    };

export interface Document {
  readonly title: string;
  /** When it is dated: the same document is the same file whenever it is made. */
  readonly date: Date;
  readonly parts: readonly Part[];
}
