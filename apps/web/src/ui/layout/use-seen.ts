import { type RefObject, useEffect, useRef, useState } from 'react';

/** A little before it is reached, so that scrolling meets it loaded. */
const AHEAD = '300px';

/** Whether an element has come near the viewport: what nobody scrolls to is not loaded. */
export function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wasSeen]);
  return [element, wasSeen];
}
