import {
  type AdSpace,
  createAdSpace,
  feetOf,
  SPACE_PRICE_LIMITS,
  SPACE_SIZE_CM,
  updateAdSpace,
} from '@chowk/domain/ad-spaces';
import {
  changesIn,
  type FieldProblem,
  formatNumber,
  formatPaise,
  type InputOf,
  inputIn,
} from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { newerRow } from '@/api/errors/newer-row';
import { useErrorWords } from '@/api/errors/use-error-words';
import { outputOrThrow } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { createAdSpaceRef, updateAdSpaceRef } from '@/features/ad-spaces/ad-spaces.queries';
import { inWords } from '@/forms/checks';
import { type FormValues, valuesIn } from '@/forms/form-values';
import { useCommandForm } from '@/forms/use-command-form';
import { type MessageKey, useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { addSpacePhoto } from './add-space-photo';
import { cacheSpace } from './cache-space';

export type SpaceValues = FormValues<typeof updateAdSpace.input>;
type SpaceErrorKey = Extract<MessageKey<'myspaces'>, `wrong.${string}`>;
type SpaceInput = Omit<InputOf<typeof createAdSpace>, 'id' | 'shop_id'>;

export function valuesOf(space: AdSpace | undefined): SpaceValues {
  return valuesIn(updateAdSpace.input, space);
}

const PRICE_WORDS = {
  least: formatPaise(SPACE_PRICE_LIMITS.leastPaise),
  most: formatPaise(SPACE_PRICE_LIMITS.mostPaise),
};
const LIMITS: Partial<Record<SpaceErrorKey, Readonly<Record<string, string>>>> = {
  'wrong.size': {
    least: formatNumber(feetOf(SPACE_SIZE_CM.least).inches),
    most: formatNumber(feetOf(SPACE_SIZE_CM.most).feet),
  },
  'wrong.price': PRICE_WORDS,
};

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

export const CHECKS = { schema: createAdSpace.input, rules: dearRates };

export const WORDS: Readonly<Record<string, SpaceErrorKey>> = {
  max_string: 'wrong.long',
  week: 'wrong.week',
  month: 'wrong.month',
  kind: 'wrong.kind',
  title: 'wrong.title',
  width_cm: 'wrong.size',
  height_cm: 'wrong.size',
  price_per_day_paise: 'wrong.price',
  price_per_week_paise: 'wrong.price',
  price_per_month_paise: 'wrong.price',
};

interface SpaceFormProps {
  /** Absent while it is not offered yet. */
  space: AdSpace | undefined;
  shopId: string;
  /** Of a new space: they follow it. */
  photos?: readonly File[];
  onCreated?: (space: AdSpace) => void;
}

export function useSpaceForm({ space, shopId, photos = [], onCreated }: SpaceFormProps) {
  const t = useMessages('myspaces');
  const queryClient = useQueryClient();
  const errorWords = useErrorWords();
  const { run } = useCommands();
  const keep = (after: AdSpace) => cacheSpace(queryClient, after);

  async function create(values: SpaceValues): Promise<AdSpace | undefined> {
    const described = inputIn(createAdSpace.input, values) as SpaceInput;
    // Sent again after a lost answer it has the same id, however often the button is pressed.
    const input = (id: string) => ({ id, shop_id: shopId, ...described });
    return outputOrThrow(await run(createAdSpaceRef, input));
  }

  /** The space is there already: a photo that fails is told, and taken again on its page. */
  async function addPhotos({ id }: AdSpace): Promise<void> {
    try {
      for (const photo of photos) keep(await addSpacePhoto(id, photo));
    } catch (error) {
      showToast({ title: t('photoFailed', { reason: errorWords(error) }), tone: 'danger' });
    }
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
    return outputOrThrow(await run(updateAdSpaceRef, input, { onRefused }));
  }

  return useCommandForm({
    ...CHECKS,
    saved: valuesOf(space),
    draft: formDraft('ad-space', space?.id ?? shopId),
    isDirty: (values: SpaceValues) =>
      space ? Object.keys(changesOf(space, values)).length > 0 : values.title !== '',
    words: inWords(WORDS, (key) => t(key, LIMITS[key])),
    save: async (values) => {
      const after = space ? await update(space, values) : await create(values);
      if (after) keep(after);
      if (after && !space) {
        await addPhotos(after);
        onCreated?.(after);
      }
      return valuesOf(space && (after ?? space));
    },
  });
}
