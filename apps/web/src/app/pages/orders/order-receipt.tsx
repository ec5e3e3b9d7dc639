import type { Order } from '@chowk/domain/orders';
import { Suspense, useEffect } from 'react';
import { StoreReceipt } from '@/features/orders/receipt/store-receipt';
import { preloadMessages } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';

const loadViewfinder = () => import('@/features/proofs/capture/camera/viewfinder');
const Viewfinder = lazy(() => loadViewfinder().then((m) => ({ default: m.Viewfinder })));

/** The shop confirms a delivery or reports a problem, with the camera of proofs. */
export function OrderReceipt({ order }: { order: Order }) {
  useEffect(() => {
    // Preloaded, because at the counter there may be no network.
    void loadViewfinder().catch(() => undefined);
    void import('@/features/orders/receipt/report-problem').catch(() => undefined);
    void preloadMessages('capture').catch(() => undefined);
  }, []);
  return (
    <StoreReceipt
      order={order}
      camera={(slot) => (
        <Suspense fallback={null}>
          <Viewfinder
            {...slot}
            photos={[]}
            need={1}
            most={1}
            replaces={undefined}
            sample={undefined}
            place={null}
            onRemove={() => undefined}
          />
        </Suspense>
      )}
    />
  );
}
