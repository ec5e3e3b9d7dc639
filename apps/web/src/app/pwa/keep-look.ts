import type { QueryClient } from '@tanstack/react-query';
import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import { forgetLook, LOOK_KEY } from '@/offline/outbox/last-look';
import { onSyncEvent } from '@/offline/store/events';

const HOME_PATH = '/dashboard';
/** Long enough for answers that come together to be one look. */
const SETTLE_MS = 1500;
/** More than what is seen before the app has started is only weight. */
const SCREENS_KEPT = 2;
const LOADING = 'main [role="status"][aria-label]';

/** The home with all its answers, as its owner sees it with nothing typed; without what lies over it. */
function homeOnShow(personId: string): Element | undefined {
  const root = document.querySelector('#root > :first-child');
  const isOwn = storedSession()?.userId === personId && !actingFor();
  const isHome = window.location.pathname === HOME_PATH && !window.location.search.includes('tab=');
  if (!root || !isOwn || !isHome || root.querySelector(LOADING)) return undefined;
  const fields = root.querySelectorAll<HTMLInputElement>('input[type="search"]');
  const isTyped = [...fields].some(({ value }) => value !== '');
  return isTyped || !root.querySelector('main h2') ? undefined : root;
}

function isBelow(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY > innerHeight * SCREENS_KEPT;
}

/** Without what is only true now or here: pictures in memory, names of elements, styles of a script. */
function plainCopy(root: Element): string {
  const below = [...root.querySelectorAll('li')].map(isBelow);
  const copy = root.cloneNode(true) as Element;
  for (const [place, item] of [...copy.querySelectorAll('li')].entries()) {
    if (below[place]) item.remove();
  }
  for (const image of copy.querySelectorAll('img')) image.removeAttribute('src');
  for (const element of copy.querySelectorAll('[id], [name], [style]')) {
    element.removeAttribute('id');
    // Two choices of one name, one of them in the app behind, would undo each other.
    element.removeAttribute('name');
    const style = element.getAttribute('style');
    if (style) element.setAttribute('data-style', style);
    element.removeAttribute('style');
  }
  return copy.outerHTML;
}

function takeLook(personId: string): void {
  const root = homeOnShow(personId);
  if (!root) return;
  const { lang, dataset } = document.documentElement;
  const look = {
    personId,
    language: lang,
    theme: dataset.theme,
    width: innerWidth,
    styles: document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.href,
    html: plainCopy(root),
  };
  try {
    localStorage.setItem(LOOK_KEY, JSON.stringify(look));
  } catch {
    // No room: the home then comes with the app, as without a look.
    forgetLook();
  }
}

/**
 * Keeps how the home looks on this device, for a start without a network: see public/look.js. What is
 * done here makes it untrue, so it is gone with the first word of that, and taken anew.
 */
export function keepLook(personId: string, queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => takeLook(personId);
  const takeWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(take);
    else take();
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(takeWhenIdle, SETTLE_MS);
  };
  const takeOnLeaving = () => {
    if (document.visibilityState === 'hidden') take();
  };
  const stops = [
    queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') plan();
    }),
    onSyncEvent(() => {
      forgetLook();
      plan();
    }),
    () => document.removeEventListener('visibilitychange', takeOnLeaving),
  ];
  document.addEventListener('visibilitychange', takeOnLeaving);
  plan();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
