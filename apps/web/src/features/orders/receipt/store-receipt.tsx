import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { isHeld, type Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { actingFor } from '@/api/session/acting';
import { useCommand } from '@/commands/use-command';
import type { CameraSlot } from '@/forms/use-draft-photos';
import { useLanguage, useMessages } from '@/i18n';
import { disputeDraft } from '@/offline/commands/orders';
import { readDraft } from '@/offline/outbox/drafts';
import { findEdited } from '@/offline/outbox/edited';
import { type PendingUpload, targetOf } from '@/offline/outbox/queue-row';
import { watchQueue } from '@/offline/outbox/watch-queue';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { disputeOrderRef, listOrdersRef, orderOptions, receiveOrderRef } from '../orders.queries';

const ReportProblem = lazy(() =>
  import('./report-problem').then((m) => ({ default: m.ReportProblem })),
);

interface StoreReceiptProps {
  order: Order;
  camera: (slot: CameraSlot) => ReactNode;
}

/** What was said here of this order and has not arrived yet. */
function useWaitingWord(orderId: string): PendingUpload | undefined {
  const [item, setItem] = useState<PendingUpload>();
  useEffect(
    () =>
      watchQueue(
        (waiting) =>
          waiting.find(
            ({ target, state }) =>
              target === targetOf('orders', orderId) && state !== 'needs_attention',
          ),
        setItem,
      ),
    [orderId],
  );
  return item;
}

/** A report that was begun, or is being edited, opens by itself. */
function useBegunReport(orderId: string) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const begun = [
      readDraft(disputeDraft(orderId)),
      findEdited(disputeOrderRef.name, targetOf('orders', orderId)),
    ];
    const open = (found: unknown[]) => found.some((one) => one !== undefined) && setIsOpen(true);
    Promise.all(begun).then(open, () => undefined);
  }, [orderId]);
  return [isOpen, setIsOpen] as const;
}

/** Delivered: the shop's own word, for as long as it may be given. */
export function StoreReceipt({ order, camera }: StoreReceiptProps) {
  const t = useMessages('orders');
  const waiting = useWaitingWord(order.id);
  if (waiting) {
    const title = waiting.type === 'order_dispute' ? 'problem.waiting' : 'receive.waiting';
    return <Banner tone="info" title={t(title)} text={t('receive.waitingText')} />;
  }
  if (order.status === 'delivered') return <Question order={order} camera={camera} />;
  return order.status === 'disputed' ? <AllCameAfterAll order={order} /> : null;
}

function useReceive({ id, brand_name }: Order) {
  const t = useMessages('orders');
  const queryClient = useQueryClient();

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: orderOptions(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: [listOrdersRef.name] });
  }

  const { isBusy, run } = useCommand(receiveOrderRef, {
    done: t('receive.done'),
    waiting: t('receive.waiting'),
    onWaiting: refresh,
    refused: true,
  });
  const receive = async () => {
    await run({ id }, { queue: { subject: brand_name } });
  };
  return { isBusy, receive, refresh };
}

function Question({ order, camera }: StoreReceiptProps) {
  const t = useMessages('orders');
  const language = useLanguage();
  const { isBusy, receive, refresh } = useReceive(order);
  const [isReporting, setIsReporting] = useBegunReport(order.id);
  const isActing = actingFor() !== undefined;
  const until = order.receive_by ? formatDate(order.receive_by, language) : '';
  const words = {
    until,
    amount: formatPaise(order.total_paise),
    brand: order.brand_name,
  };
  const isMoneyHeld = isHeld(order.payment, order.payment_state);
  return (
    <Card title={t('receive.title')}>
      <p className="-mt-2 mb-3 text-sm">
        {t(isMoneyHeld ? 'receive.held' : 'receive.cash', words)}
      </p>
      {isReporting ? (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <ReportProblem
            order={order}
            camera={camera}
            onClose={() => setIsReporting(false)}
            onSent={(isWaiting) => {
              setIsReporting(false);
              showToast({ title: t(isWaiting ? 'problem.waiting' : 'problem.done') });
              refresh();
            }}
          />
        </Suspense>
      ) : (
        <div className="flex flex-wrap gap-2">
          {!isActing && (
            <Button
              isLoading={isBusy}
              icon={<Check aria-hidden className="size-5" />}
              onClick={() => void receive()}
            >
              {t('receive.yes')}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<TriangleAlert aria-hidden className="size-5" />}
            onClick={() => setIsReporting(true)}
          >
            {t('problem.report')}
          </Button>
        </div>
      )}
      {isActing && <p className="mt-3 text-muted text-sm">{t('receive.ownerOnly')}</p>}
    </Card>
  );
}

/** The brand has put it right: the shop says so, and the money moves. */
function AllCameAfterAll({ order }: { order: Order }) {
  const t = useMessages('orders');
  const { isBusy, receive } = useReceive(order);
  const [isAsked, setIsAsked] = useState(false);
  if (actingFor()) return null;
  return (
    <>
      <Button
        variant="secondary"
        className="self-start"
        isLoading={isBusy}
        onClick={() => setIsAsked(true)}
      >
        {t('receive.solved')}
      </Button>
      <LazyConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        tone="primary"
        title={t('receive.solvedTitle')}
        description={t('receive.solvedText', { brand: order.brand_name })}
        confirmLabel={t('receive.solved')}
        onConfirm={receive}
      />
    </>
  );
}
