import type { Me } from '@chowk/domain/accounts';
import { primaryRole, type Role } from '@chowk/domain/kernel';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { AdminTab } from '../admin-tabs';

export interface DashboardSectionProps {
  me: Me;
}

type Section = LazyExoticComponent<ComponentType<DashboardSectionProps>>;

const OverviewSection = lazy(() =>
  import('./admin-overview-section').then((m) => ({ default: m.AdminOverviewSection })),
);

/** What the home of each role shows; fetched by those who have the role. */
const BY_ROLE: Readonly<Record<Role, Section>> = {
  brand: lazy(() => import('./brand-section').then((m) => ({ default: m.BrandSection }))),
  retailer: lazy(() => import('./store-section').then((m) => ({ default: m.StoreSection }))),
  bizman: lazy(() => import('./bizman-section').then((m) => ({ default: m.BizmanSection }))),
  admin: OverviewSection,
  super_admin: OverviewSection,
};

const BY_TAB: Readonly<Record<AdminTab, Section>> = {
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

const NoRoleSection: Section = lazy(() =>
  import('./no-role-section').then((m) => ({ default: m.NoRoleSection })),
);

export function dashboardSection({ roles }: Me, tab: AdminTab | undefined): Section {
  if (tab) return BY_TAB[tab];
  const role = primaryRole(roles);
  return role ? BY_ROLE[role] : NoRoleSection;
}
