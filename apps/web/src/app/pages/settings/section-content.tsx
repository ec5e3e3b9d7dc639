import type { Me } from '@chowk/domain/accounts';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { actingFor } from '@/api/session/acting';
import { NotWhileActing } from '@/app/router/lazy-components';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { lazy } from '@/ui/feedback/lazy';
import { isOpenWhileActing } from './own-sections';
import type { SectionId } from './sections';

interface SectionProps {
  me: Me;
}
type Section = LazyExoticComponent<ComponentType<SectionProps>>;

/** Each section is loaded when it is opened. */
const SECTIONS: Readonly<Record<SectionId, Section>> = {
  profile: lazy(() => import('./profile-panel').then((m) => ({ default: m.ProfilePanel }))),
  shop: lazy(() => import('./shop-panel').then((m) => ({ default: m.ShopPanel }))),
  manager: lazy(() =>
    import('@/features/shops/acting/manager-section').then((m) => ({ default: m.ManagerSection })),
  ),
  payouts: lazy(() =>
    import('@/features/accounts/payout/payout-section').then((m) => ({ default: m.PayoutSection })),
  ),
  notifications: lazy(() =>
    import('./notifications-panel').then((m) => ({ default: m.NotificationsPanel })),
  ),
  privacy: lazy(() => import('./privacy-panel').then((m) => ({ default: m.PrivacyPanel }))),
  security: lazy(() =>
    import('@/features/auth/security/security-sections').then((m) => ({
      default: m.SecuritySections,
    })),
  ),
  devices: lazy(() =>
    import('@/features/accounts/devices-section').then((m) => ({ default: m.DevicesSection })),
  ),
  appearance: lazy(() =>
    import('@/features/accounts/appearance-card').then((m) => ({ default: m.AppearanceCard })),
  ),
  data: lazy(() => import('./data-section').then((m) => ({ default: m.DataSection }))),
};

export function SectionContent({ id, me }: { id: SectionId; me: Me }) {
  const Content = actingFor() && !isOpenWhileActing(id) ? NotWhileActing : SECTIONS[id];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Content me={me} />
    </Suspense>
  );
}
