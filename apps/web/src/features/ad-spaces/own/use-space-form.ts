import { type AdSpace, createAdSpace, updateAdSpace } from '@chowk/domain/ad-spaces';
import {
  changesIn,
  type FieldProblem,
  type InputOf,
  inputIn,
  problemsIn,
} from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { newerRow } from '@/api/errors/newer-row';
import { formDraft } from '@/api/storage/form-draft';
import { answerIn } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { useRowForm, type WordsOf } from '@/commands/use-row-form';
import { createAdSpaceRef, updateAdSpaceRef } from '@/features/ad-spaces/ad-spaces.queries';
import type { MessageKey } from '@/i18n';
import { cacheSpace } from './cache-space';

/** A space as its form holds it: numbers may still be missing. */
export interface SpaceValues {
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  readonly width_cm: number | null;
  readonly height_cm: number | null;
  readonly price_per_day_paise: number | null;
  readonly price_per_week_paise: number | null;
  readonly price_per_month_paise: number | null;
}
type SpaceErrorKey = Extract<MessageKey<'myspaces'>, `wrong.${string}`>;
type SpaceInput = Omit<InputOf<typeof createAdSpace>, 'id' | 'shop_id'>;

const BLANK: SpaceValues = {
  kind: '',
  title: '',
  description: '',
  width_cm: null,
  height_cm: null,
  price_per_day_paise: null,
  price_per_week_paise: null,
  price_per_month_paise: null,
};

export function valuesOf(space: AdSpace | undefined): SpaceValues {
  const fields = Object.keys(BLANK) as (keyof SpaceValues)[];
  if (!space) return BLANK;
  return { ...BLANK, ...Object.fromEntries(fields.map((field) => [field, space[field]])) };
}

const RATES = [
  ['week', 7],
  ['month', 30],
] as const;

/** A rate for more days is a discount; dearer than the days themselves it would never be used. */
function dearRates(values: SpaceValues): FieldProblem[] {
  const day = values.price_per_day_paise ?? Number.POSITIVE_INFINITY;
  return RATES.flatMap(([rule, days]) => {
    const path = `price_per_${rule}_paise` as const;
    return (values[path] ?? 0) > day * days ? [{ path, rule }] : [];
  });
}

export function problemsOf(values: SpaceValues): FieldProblem[] {
  return [...problemsIn(createAdSpace.input, values), ...dearRates(values)];
}

export const wordsOf: WordsOf<SpaceErrorKey> = ({ path, rule }) => {
  if (rule === 'max_string') return 'wrong.long';
  if (rule === 'week' || rule === 'month') return `wrong.${rule}`;
  if (path.endsWith('_cm')) return 'wrong.size';
  if (path.endsWith('_paise')) return 'wrong.price';
  return path === 'kind' || path === 'title' ? `wrong.${path}` : undefined;
};

interface SpaceFormProps {
  /** Absent while it is not offered yet. */
  space: AdSpace | undefined;
  shopId: string;
  onCreated?: (space: AdSpace) => void;
}

export function useSpaceForm({ space, shopId, onCreated }: SpaceFormProps) {
  const queryClient = useQueryClient();
  const { run } = useCommands();
  const keep = (after: AdSpace) => cacheSpace(queryClient, after);

  async function create(values: SpaceValues): Promise<AdSpace | undefined> {
    const described = inputIn(createAdSpace.input, values) as SpaceInput;
    // Sent again after a lost answer it has the same id, however often the button is pressed.
    const input = (id: string) => ({ id, shop_id: shopId, ...described });
    return answerIn(await run(createAdSpaceRef, input));
  }

  const changesOf = (row: AdSpace, values: SpaceValues) =>
    changesIn(updateAdSpace.input, row, values);

  async function update(row: AdSpace, values: SpaceValues): Promise<AdSpace | undefined> {
    const input = { ...changesOf(row, values), id: row.id, version: row.version };
    // The newer version is what the next save is compared with; what was typed is still typed.
    const onRefused = (error: unknown) => {
      const current = newerRow<AdSpace>(error);
      if (current) keep(current);
    };
    return answerIn(await run(updateAdSpaceRef, input, { onRefused }));
  }

  return useRowForm<SpaceValues, SpaceErrorKey>({
    saved: valuesOf(space),
    draft: formDraft('ad-space', space?.id ?? shopId),
    isDirty: (values) =>
      space ? Object.keys(changesOf(space, values)).length > 0 : values.title !== '',
    problemsOf,
    wordsOf,
    save: async (values) => {
      const after = space ? await update(space, values) : await create(values);
      if (after) keep(after);
      if (after && !space) onCreated?.(after);
      return valuesOf(space && (after ?? space));
    },
  });
}
