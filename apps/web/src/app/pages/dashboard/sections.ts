import type { Me } from '@chowk/domain/accounts';
import { primaryRole, type Role } from '@chowk/domain/kernel';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from '@/ui/feedback/lazy';
import type { AdminTab } from './admin/admin-tabs';

export interface DashboardSectionProps {
  me: Me;
  /** Only an admin's home has tabs. */
  tab: AdminTab | undefined;
}

export type DashboardSection = LazyExoticComponent<ComponentType<DashboardSectionProps>>;

const AdminSection = lazy(() =>
  import('./admin/admin-section').then((m) => ({ default: m.AdminSection })),
);

/** Each role's home, loaded on demand. */
const BY_ROLE: Readonly<Record<Role | 'none', DashboardSection>> = {
  brand: lazy(() => import('./brand-section').then((m) => ({ default: m.BrandSection }))),
  retailer: lazy(() => import('./store-section').then((m) => ({ default: m.StoreSection }))),
  bizman: lazy(() => import('./bizman-section').then((m) => ({ default: m.BizmanSection }))),
  admin: AdminSection,
  super_admin: AdminSection,
  none: lazy(() => import('./no-role-section').then((m) => ({ default: m.NoRoleSection }))),
};

export function dashboardSection({ roles }: Me): DashboardSection {
  return BY_ROLE[primaryRole(roles) ?? 'none'];
}
