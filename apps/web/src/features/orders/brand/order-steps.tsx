import type { Order } from '@chowk/domain/orders';
import { Check, PackageCheck, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { ConfirmOrderDialog } from './confirm-order-dialog';
import { DispatchDialog } from './dispatch-dialog';
import { ReasonDialog } from './reason-dialog';
import { useOrderSteps } from './use-order-steps';

type Opened = 'confirm' | 'reject' | 'dispatch' | 'deliver' | 'cancel';

const ICON = 'size-5';

/** What a brand may do with an order now; nothing is shown once nothing is left to do. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useMessages('brandorders');
  const steps = useOrderSteps(order);
  const [opened, setOpened] = useState<Opened>();
  const open = (what: Opened) => ({
    open: opened === what,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? what : undefined),
  });
  const button = (what: Opened, label: string, icon?: ReactNode) => (
    <Button
      variant={icon ? 'primary' : 'secondary'}
      icon={icon}
      isLoading={steps.isBusy}
      onClick={() => setOpened(what)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {steps.hasAny && (
        <div className="flex flex-col gap-2">
          {steps.may('confirmed') && steps.isMoneyAwaited && (
            <p className="text-muted text-sm">{t('step.awaited')}</p>
          )}
          <div className="flex flex-wrap gap-2">
            {steps.may('confirmed') &&
              !steps.isMoneyAwaited &&
              button('confirm', t('step.confirm'), <Check aria-hidden className={ICON} />)}
            {steps.may('dispatched') &&
              button('dispatch', t('step.dispatch'), <Truck aria-hidden className={ICON} />)}
            {steps.may('delivered') &&
              button('deliver', t('step.deliver'), <PackageCheck aria-hidden className={ICON} />)}
            {steps.may('rejected') && button('reject', t('step.reject'))}
            {steps.may('cancelled') && button('cancel', t('step.cancel'))}
          </div>
        </div>
      )}
      <ConfirmOrderDialog {...open('confirm')} order={order} onConfirm={steps.confirm} />
      <DispatchDialog
        {...open('dispatch')}
        expectedOn={order.delivery.expected_on}
        onDispatch={steps.dispatch}
      />
      <ReasonDialog
        {...open('reject')}
        title={t('reject.title')}
        text={t('reject.text')}
        confirmLabel={t('step.reject')}
        onConfirm={steps.reject}
      />
      <ReasonDialog
        {...open('cancel')}
        title={t('cancel.title')}
        text={t('cancel.text')}
        confirmLabel={t('step.cancel')}
        onConfirm={steps.cancel}
      />
      <LazyConfirmDialog
        {...open('deliver')}
        tone="primary"
        title={t('deliver.title')}
        description={t(order.payment === 'on_delivery' ? 'deliver.cash' : 'deliver.held')}
        confirmLabel={t('step.deliver')}
        onConfirm={steps.deliver}
      />
    </>
  );
}
