import type { ComponentType } from 'react';
import type { DashboardSectionProps } from '@/app/pages/dashboard/sections';
import { lazy } from '@/ui/feedback/lazy';
import type { AdminTab } from './admin-tabs';

const BY_TAB: Readonly<Record<AdminTab | 'overview', ComponentType>> = {
  overview: lazy(() =>
    import('./admin-overview-section').then((m) => ({ default: m.AdminOverviewSection })),
  ),
  analytics: lazy(() =>
    import('./admin-analytics-section').then((m) => ({ default: m.AdminAnalyticsSection })),
  ),
  brands: lazy(() =>
    import('./admin-brands-section').then((m) => ({ default: m.AdminBrandsSection })),
  ),
  retailers: lazy(() =>
    import('./admin-retailers-section').then((m) => ({ default: m.AdminRetailersSection })),
  ),
  bizmen: lazy(() =>
    import('./admin-bizmen-section').then((m) => ({ default: m.AdminBizmenSection })),
  ),
  platform: lazy(() =>
    import('./admin-platform-section').then((m) => ({ default: m.AdminPlatformSection })),
  ),
};

export function AdminSection({ tab }: DashboardSectionProps) {
  const Part = BY_TAB[tab ?? 'overview'];
  return <Part />;
}
