import * as z from 'zod/mini';

/** One folder a backup: parts of a few megabytes, then the manifest, which makes it whole. */
export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

export function partName(number: number): string {
  return `part-${String(number).padStart(5, '0')}.jsonl.gz`;
}

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  made_at: z.string(),
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
  parts: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Ahead of the rows of a table, and again at the beginning of a part that goes on with it. */
export const headerSchema = z.object({ table: z.string() });

export function headerLine(table: string): string {
  return JSON.stringify({ table });
}

export const isHeader = (line: string) => line.startsWith('{');
