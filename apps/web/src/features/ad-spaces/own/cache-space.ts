import type { AdSpace, readAdSpace } from '@chowk/domain/ad-spaces';
import type { OutputOf } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import {
  listAdSpacesRef,
  readAdSpaceRef,
  spaceOptions,
} from '@/features/ad-spaces/ad-spaces.queries';

/** Shown at once as the server answered it; which days are not to be had, it puts together anew. */
export function cacheSpace(queryClient: QueryClient, space: AdSpace): void {
  queryClient.setQueryData<OutputOf<typeof readAdSpace>>(
    spaceOptions(space.id).queryKey,
    (seen) => ({ busy: seen?.busy ?? [], space }),
  );
  for (const { name } of [readAdSpaceRef, listAdSpacesRef]) {
    void queryClient.invalidateQueries({ queryKey: [name] });
  }
}
