import clsx from 'clsx';
import { CircleCheck, CloudOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useMessages } from '@/i18n';
import type { ConnectionState } from './connection';
import type { offlineWords } from './offline-words';
import { useConnection } from './use-connection';

/** The height of the banner. */
const BAR_HEIGHT = '2.5rem';

/** Keeps the scroll position, so that a press does not miss. */
function holdStill(change: () => void): void {
  const before = document.documentElement.scrollHeight;
  const { scrollY } = window;
  change();
  const grown = document.documentElement.scrollHeight - before;
  if (scrollY > 0) window.scrollTo({ top: scrollY + grown, behavior: 'instant' });
}

function setTopPadding(height: string): void {
  const { documentElement: root, body } = document;
  if (root.style.getPropertyValue('--top-bar') === height) return;
  holdStill(() => {
    root.style.setProperty('--top-bar', height);
    body.style.paddingTop = height && 'var(--top-bar)';
  });
}

/** Moves the page down instead of covering its header. */
function useTopBar(isShown: boolean): void {
  useLayoutEffect(() => setTopPadding(isShown ? BAR_HEIGHT : ''), [isShown]);
  useLayoutEffect(() => () => setTopPadding(''), []);
}

interface ConnectionBannerProps {
  /** What happens to the person's work while offline. */
  text?: ReturnType<typeof offlineWords>;
}

/** Shows that the network is gone, and for three seconds that it is back. */
export function ConnectionBanner({ text = 'connection.offlineText' }: ConnectionBannerProps) {
  const t = useMessages('behaviours');
  const state = useConnection();
  useTopBar(state !== 'online');
  const isOffline = state === 'offline';
  const Icon = isOffline ? CloudOff : CircleCheck;
  // The live region stays mounted, so that a screen reader announces what appears in it.
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-70">
      {state !== 'online' && (
        <p className={clsx('gutter border-b pt-safe text-sm', LOOKS[state])}>
          <span className="mx-auto flex h-10 max-w-7xl items-center justify-center gap-2">
            <Icon aria-hidden className="size-4.5 shrink-0" />
            {/* On a phone two lines, no taller than the one. */}
            <span className="max-sm:text-xs max-sm:leading-4">
              <strong className="font-semibold">
                {t(isOffline ? 'connection.offline' : 'connection.back')}
              </strong>
              {isOffline && <> · {t(text)}</>}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}

const LOOKS: Record<Exclude<ConnectionState, 'online'>, string> = {
  offline: 'border-inverse bg-inverse text-on-inverse',
  back: 'border-success-ink/20 bg-success-soft text-success-ink',
};
