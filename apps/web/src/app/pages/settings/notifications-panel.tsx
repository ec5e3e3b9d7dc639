import { NotificationsSection } from '@/features/accounts/consents/notifications-section';
import { DeliveriesCard } from '@/features/notifications/push/deliveries';
import { DevicePush } from '@/features/notifications/push/device-push';
import { QuietHoursCard } from '@/features/notifications/push/quiet-hours';

export function NotificationsPanel() {
  return (
    <>
      <NotificationsSection />
      <DevicePush />
      <QuietHoursCard />
      <DeliveriesCard />
    </>
  );
}
