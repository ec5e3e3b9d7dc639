import type { Role } from '@chowk/domain/kernel';
import {
  Bell,
  CircleUserRound,
  House,
  type LucideProps,
  Package,
  ShoppingBasket,
  Store,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { actingFor } from '@/api/session/acting';
import type { AdminTab } from '@/app/pages/dashboard/admin/admin-tabs';
import type { MessageKey } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';

type NavPath =
  | '/dashboard'
  | '/settings'
  | '/notifications'
  | '/products'
  | '/earnings'
  | '/wallet'
  | '/brand-profile'
  | '/ad-spaces'
  | '/brand-ad-spaces-marketplace'
  | '/retailer-marketplace'
  | '/retailer-cart'
  | '/bizman-marketplace'
  | '/bizman-cart'
  | '/manage-shops'
  | '/review'
  | '/activations'
  | '/order-disputes'
  | '/money';

export interface NavItem {
  readonly label: Extract<MessageKey<'shell'>, `nav.${string}`>;
  readonly to: NavPath;
  readonly tab?: AdminTab;
  readonly icon: ComponentType<LucideProps>;
  readonly hasBadge?: boolean;
  /** Pages that belong to it under another path. */
  readonly parts?: string;
}

const DASHBOARD: NavItem = { label: 'nav.dashboard', to: '/dashboard', icon: House };
export const PROFILE: NavItem = { label: 'nav.profile', to: '/settings', icon: CircleUserRound };
export const NOTIFICATIONS: NavItem = {
  label: 'nav.notifications',
  to: '/notifications',
  icon: Bell,
  hasBadge: true,
};

/** Only admins see these, so nobody else downloads them. */
function adminIcon(
  name: keyof typeof import('./admin-icons')['ADMIN_ICONS'],
): ComponentType<LucideProps> {
  return lazy(() =>
    import('./admin-icons').then((icons) => ({ default: icons.ADMIN_ICONS[name] })),
  );
}

const ADMIN: readonly NavItem[] = [
  { label: 'nav.overview', to: '/dashboard', icon: adminIcon('LayoutDashboard') },
  {
    label: 'nav.analytics',
    to: '/dashboard',
    tab: 'analytics',
    icon: adminIcon('ChartNoAxesColumn'),
  },
  { label: 'nav.brands', to: '/dashboard', tab: 'brands', icon: adminIcon('Tag') },
  { label: 'nav.retailers', to: '/dashboard', tab: 'retailers', icon: Store },
  { label: 'nav.bizmen', to: '/dashboard', tab: 'bizmen', icon: adminIcon('BriefcaseBusiness') },
  {
    label: 'nav.platform',
    to: '/dashboard',
    tab: 'platform',
    icon: adminIcon('SlidersHorizontal'),
  },
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
    { label: 'nav.shops', to: '/manage-shops', icon: Store, parts: '/leads/' },
    NOTIFICATIONS,
    PROFILE,
  ],
  admin: ADMIN,
  super_admin: ADMIN,
};

export function mainNav(role: Role | undefined): readonly NavItem[] {
  const items = role ? MAIN[role] : [DASHBOARD, PROFILE];
  // A shop owner's notifications are personal.
  return actingFor() ? items.filter((item) => item !== NOTIFICATIONS) : items;
}
