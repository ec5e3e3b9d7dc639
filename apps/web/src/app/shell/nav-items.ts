import type { Role } from '@chowk/domain/kernel';
import {
  Bell,
  BriefcaseBusiness,
  ChartNoAxesColumn,
  CircleUserRound,
  House,
  LayoutDashboard,
  type LucideIcon,
  Package,
  ShoppingBasket,
  SlidersHorizontal,
  Store,
  Tag,
} from 'lucide-react';
import type { MessageKey } from '@/i18n';
import type { AdminTab } from '../admin-tabs';

type NavPath =
  | '/dashboard'
  | '/settings'
  | '/notifications'
  | '/products'
  | '/earnings'
  | '/brand-profile'
  | '/brand-ad-spaces-marketplace'
  | '/retailer-marketplace'
  | '/retailer-cart'
  | '/bizman-marketplace'
  | '/bizman-cart'
  | '/manage-shops'
  | '/review'
  | '/money';

export interface NavItem {
  readonly label: Extract<MessageKey<'shell'>, `nav.${string}`>;
  readonly to: NavPath;
  readonly tab?: AdminTab;
  readonly icon: LucideIcon;
  readonly hasBadge?: boolean;
}

const DASHBOARD: NavItem = { label: 'nav.dashboard', to: '/dashboard', icon: House };
export const PROFILE: NavItem = { label: 'nav.profile', to: '/settings', icon: CircleUserRound };
export const NOTIFICATIONS: NavItem = {
  label: 'nav.notifications',
  to: '/notifications',
  icon: Bell,
  hasBadge: true,
};

const ADMIN: readonly NavItem[] = [
  { label: 'nav.overview', to: '/dashboard', icon: LayoutDashboard },
  { label: 'nav.analytics', to: '/dashboard', tab: 'analytics', icon: ChartNoAxesColumn },
  { label: 'nav.brands', to: '/dashboard', tab: 'brands', icon: Tag },
  { label: 'nav.retailers', to: '/dashboard', tab: 'retailers', icon: Store },
  { label: 'nav.bizmen', to: '/dashboard', tab: 'bizmen', icon: BriefcaseBusiness },
  { label: 'nav.platform', to: '/dashboard', tab: 'platform', icon: SlidersHorizontal },
];

const MAIN: Record<Role, readonly NavItem[]> = {
  retailer: [
    DASHBOARD,
    { label: 'nav.marketplace', to: '/retailer-marketplace', icon: ShoppingBasket },
    NOTIFICATIONS,
    PROFILE,
  ],
  brand: [
    DASHBOARD,
    { label: 'nav.products', to: '/products', icon: Package },
    NOTIFICATIONS,
    PROFILE,
  ],
  bizman: [
    DASHBOARD,
    { label: 'nav.shops', to: '/manage-shops', icon: Store },
    NOTIFICATIONS,
    PROFILE,
  ],
  admin: ADMIN,
  super_admin: ADMIN,
};

export function mainNav(role: Role | undefined): readonly NavItem[] {
  return role ? MAIN[role] : [DASHBOARD, PROFILE];
}
