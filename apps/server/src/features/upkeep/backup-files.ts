import * as z from 'zod/mini';

/** One folder a backup: sealed parts of a few megabytes, then the signed manifest, which makes it whole. */
export const MANIFEST = 'manifest.json';
/** 1 was neither sealed nor signed. */
export const FORMAT = 2;

export function partName(number: number): string {
  return `part-${String(number).padStart(5, '0')}.jsonl.gz.sealed`;
}

/** Where the parts of a backup lie that was made before they were sealed. */
export function unsealedPartName(number: number): string {
  return partName(number).replace(/\.sealed$/, '');
}

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  made_at: z.string(),
  /** Which version of Chowk made it. */
  release: z.string(),
  /** What the tables looked like: a copy fits only the same. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Of all its lines, in any order. */
      digest: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Of the sealed bytes. */
  parts: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

export function parseManifest(value: unknown): Manifest {
  return z.parse(manifestSchema, value);
}

/** Ahead of the rows of a table, and again at the beginning of a part that goes on with it. */
export const headerSchema = z.object({ table: z.string() });

export function headerLine(table: string): string {
  return JSON.stringify({ table });
}

export const isHeader = (line: string) => line.startsWith('{');
