import type { Me } from '@chowk/domain/accounts';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { lazy } from '@/ui/feedback/lazy';
import type { ShopsTab } from './sections';

export interface ShopsSectionProps {
  me: Me;
  /** The open shop, if any. */
  shop: string | undefined;
}

type Section = LazyExoticComponent<ComponentType<ShopsSectionProps>>;

/** Each section is loaded when it is opened. */
const SECTIONS: Readonly<Record<ShopsTab, Section>> = {
  shops: lazy(() => import('./shops-panel').then((m) => ({ default: m.ShopsPanel }))),
  today: lazy(() => import('./today-panel').then((m) => ({ default: m.TodayPanel }))),
  leads: lazy(() => import('./leads-panel').then((m) => ({ default: m.LeadsPanel }))),
};

export function ShopsContent({ tab, ...props }: ShopsSectionProps & { tab: ShopsTab }) {
  const Content = SECTIONS[tab];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Content {...props} />
    </Suspense>
  );
}
