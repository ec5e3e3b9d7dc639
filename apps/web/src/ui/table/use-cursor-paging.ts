import { useState } from 'react';
import type { Paging } from './data-table-types';

/**
 * Pages told apart by cursors: the way back is the list of cursors already used. Another filter
 * (`scope`) is another list and starts from its top.
 */
export function useCursorPaging(scope: string) {
  const [trail, setTrail] = useState<{ scope: string; cursors: readonly string[] }>({
    scope,
    cursors: [],
  });
  const cursors = trail.scope === scope ? trail.cursors : [];

  function pagingFor(nextCursor: string | null | undefined): Paging {
    return {
      hasNext: Boolean(nextCursor),
      hasPrevious: cursors.length > 0,
      onNext: () => nextCursor && setTrail({ scope, cursors: [...cursors, nextCursor] }),
      onPrevious: () => setTrail({ scope, cursors: cursors.slice(0, -1) }),
    };
  }

  return { cursor: cursors.at(-1), pagingFor };
}
