import clsx from 'clsx';
import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { preloadMessages, useMessages } from '@/i18n';
import { hasQueue } from '@/offline/outbox/queue-flag';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { CountBadge } from '@/ui/base/badge';
import { IconButton } from '@/ui/base/icon-button';
import { useOnline } from '@/ui/device/use-online';
import { lazy } from '@/ui/feedback/lazy';
import { drawerStore } from './drawer-store';
import { type QueuePicture, queueStore } from './queue-store';
import { type SyncSum, sumOf } from './sync-sum';

function useQueue(): QueuePicture {
  return useSyncExternalStore(queueStore.subscribe, queueStore.read);
}

const loadDrawer = () => import('./drawer/waiting-drawer');
const WaitingDrawer = lazy(async () => ({ default: (await loadDrawer()).WaitingDrawer }));

/** After the page in front of the person has what it needs. */
const FETCH_DRAWER_AFTER_MS = 5_000;

/** The drawer is wanted most when there is no network to fetch it with. */
function useDrawerAtHand(loadEditing: () => Promise<unknown>, isWanted: boolean): void {
  useEffect(() => {
    const load = () => {
      void Promise.all([
        loadDrawer(),
        loadEditing(),
        import('@/ui/overlays/sheet'),
        import('@/ui/overlays/confirm-dialog'),
        preloadMessages('errors'),
      ]).catch(() => undefined);
    };
    const timer = setTimeout(load, isWanted ? 0 : FETCH_DRAWER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loadEditing, isWanted]);
}

function iconOf({ count, isFailed }: SyncSum, isOnline: boolean) {
  if (isFailed) return CloudAlert;
  if (!isOnline) return CloudOff;
  return count > 0 ? CloudUpload : CloudCheck;
}

interface SyncIndicatorProps {
  onEdit: (item: PendingUpload) => void;
  /** What editing takes besides the drawer. */
  loadEditing: () => Promise<unknown>;
}

/** In the bar of every page: whether everything has arrived, and the way to what has not. */
export function SyncIndicator({ onEdit, loadEditing }: SyncIndicatorProps) {
  const picture = useQueue();
  const isOnline = useOnline();
  const open = useSyncExternalStore(drawerStore.subscribe, drawerStore.read);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useDrawerAtHand(loadEditing, wasOpened);
  const sum = sumOf(picture.items);
  const label = useLabel(sum);
  const Icon = iconOf(sum, isOnline);
  const { count, isFailed } = sum;
  // Something waits, and it is not known what: better nothing than "All sent".
  const isUnknown = picture.isLocked || (!picture.isRead && hasQueue());
  if (isUnknown) return <span aria-hidden className="size-touch" />;
  return (
    <>
      <IconButton
        label={label}
        className="relative"
        icon={
          <>
            <Icon
              aria-hidden
              className={clsx('size-5', isFailed && 'text-danger-ink', count === 0 && 'text-muted')}
            />
            <CountBadge
              count={count}
              className={clsx(
                'absolute end-0.5 top-0.5',
                !isFailed && 'bg-primary! text-on-primary!',
              )}
            />
          </>
        }
        onClick={() => drawerStore.set(true)}
      />
      {wasOpened && (
        <Suspense>
          <WaitingDrawer
            open={open}
            onOpenChange={drawerStore.set}
            picture={picture}
            onEdit={(item) => {
              drawerStore.set(false);
              onEdit(item);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function useLabel({ count, isFailed, isSending, beingChanged }: SyncSum): string {
  const t = useMessages('sync');
  if (isFailed) return t('failed', { n: count, count });
  if (count === 0) return t('indicator.synced');
  if (beingChanged === 'all') return t('indicator.changing', { count });
  if (beingChanged === 'some') return t('indicator.unsent', { count });
  return t(isSending ? 'indicator.sending' : 'indicator.waiting', { count });
}
