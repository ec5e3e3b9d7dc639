import clsx from 'clsx';
import { CircleCheck, CloudOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useMessages } from '@/i18n';
import type { ConnectionState } from './connection';
import type { offlineWords } from './offline-words';
import { useConnection } from './use-connection';

/** As tall as the banner's one line. */
const BAR_HEIGHT = '2.5rem';

/** Whoever has scrolled keeps what is under the thumb where it is: a press must not miss. */
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

/** Makes room at the top: the page moves down instead of hiding its header under the bar. */
function useTopBar(isShown: boolean): void {
  useLayoutEffect(() => setTopPadding(isShown ? BAR_HEIGHT : ''), [isShown]);
  useLayoutEffect(() => () => setTopPadding(''), []);
}

interface ConnectionBannerProps {
  /** What becomes of the person's work meanwhile. */
  text?: ReturnType<typeof offlineWords>;
}

/** Says when the network is gone, and for three seconds that it is back. */
export function ConnectionBanner({ text = 'connection.offlineText' }: ConnectionBannerProps) {
  const t = useMessages('behaviours');
  const state = useConnection();
  useTopBar(state !== 'online');
  const isOffline = state === 'offline';
  const Icon = isOffline ? CloudOff : CircleCheck;
  // The region stays in the page, so that a screen reader hears what appears in it.
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
