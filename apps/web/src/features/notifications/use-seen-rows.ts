import { useEffect, useRef } from 'react';

/** Long enough on the screen to have been read past. */
const LOOK_MS = 800;
const ROW = '[data-unseen]';

/**
 * Tells which of the rows inside were on the screen, many at a time: rows carry `data-unseen` with
 * their id for as long as they are new.
 */
export function useSeenRows(onSeen: (ids: readonly string[]) => void, rowsKey: string) {
  const list = useRef<HTMLDivElement>(null);
  const told = useRef(new Set<string>());

  useEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>(ROW) ?? [];
    if (rows.length === 0 || rowsKey === '') return undefined;
    const inSight = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      const ids = [...inSight].filter((id) => !told.current.has(id));
      for (const id of ids) told.current.add(id);
      if (ids.length > 0) onSeen(ids);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.unseen ?? '';
          if (isIntersecting) inSight.add(id);
          else inSight.delete(id);
        }
        timer ??= setTimeout(tell, LOOK_MS);
      },
      { threshold: 0.6 },
    );
    for (const row of rows) observer.observe(row);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [onSeen, rowsKey]);

  return list;
}
