import type { AdSpace } from '@chowk/domain/ad-spaces';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { newerRow } from '@/api/errors/newer-row';
import { useErrorWords } from '@/api/errors/use-error-words';
import { formDraft } from '@/api/storage/form-draft';
import { createAdSpaceRef, updateAdSpaceRef } from '@/features/ad-spaces/ad-spaces.queries';
import { useSavedForm } from '@/ui/forms/use-saved-form';
import { keepSpace } from './keep-space';
import {
  changesFrom,
  inputOf,
  type SpaceErrors,
  type SpaceValues,
  serverErrors,
  spaceErrors,
  valuesOf,
} from './space-values';

interface SpaceFormProps {
  /** Absent while it is not offered yet. */
  space: AdSpace | undefined;
  shopId: string;
  onCreated?: (space: AdSpace) => void;
}

/**
 * The id of a new space is made here once: sent again after a lost answer with the same words it has
 * the same key, so that it is one space however often the button is pressed.
 */
function useSendNew(shopId: string) {
  const sent = useRef<{ readonly words: string; readonly id: string; readonly key: string }>(
    undefined,
  );
  return async (values: SpaceValues): Promise<AdSpace> => {
    const words = JSON.stringify(values);
    if (sent.current?.words !== words) sent.current = { words, id: newId(), key: newId() };
    const { id, key } = sent.current;
    const input = { id, shop_id: shopId, ...inputOf(values) };
    return contractClient.runCommand(createAdSpaceRef, input, { idempotencyKey: key });
  };
}

export function useSpaceForm({ space, shopId, onCreated }: SpaceFormProps) {
  const queryClient = useQueryClient();
  const sendNew = useSendNew(shopId);

  const keep = (after: AdSpace) => keepSpace(queryClient, after);

  async function save(values: SpaceValues): Promise<AdSpace> {
    if (!space) {
      const made = await sendNew(values);
      keep(made);
      return made;
    }
    const { id, version } = space;
    try {
      const input = { id, version, ...changesFrom(space, values) };
      const after = await contractClient.runCommand(updateAdSpaceRef, input);
      keep(after);
      return after;
    } catch (error) {
      // The newer version is what the next save is compared with; what was typed is still typed.
      const current = newerRow<AdSpace>(error);
      if (current) keep(current);
      throw error;
    }
  }

  return useSavedForm<AdSpace | undefined, SpaceValues, SpaceErrors>({
    row: space,
    typed: formDraft<SpaceValues>('ad-space', space?.id ?? shopId),
    valuesOf: (row) => valuesOf(space ? row : undefined),
    isDirty: (row, values) =>
      row ? Object.keys(changesFrom(row, values)).length > 0 : values.title !== '',
    errorsOf: spaceErrors,
    serverErrors,
    errorWords: useErrorWords(),
    save: async (values) => {
      const after = await save(values);
      if (!space) onCreated?.(after);
      return after;
    },
  });
}
