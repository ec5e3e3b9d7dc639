import type { Role } from '@chowk/domain/kernel';
import {
  Building2,
  Frame,
  HandCoins,
  IndianRupee,
  Megaphone,
  PackageX,
  ScanSearch,
  ShoppingBasket,
  ShoppingCart,
  Store,
  WalletCards,
} from 'lucide-react';
import { actingFor } from '@/api/session/acting';
import { type NavItem, NOTIFICATIONS, PROFILE } from './nav-items';

const EARNINGS: NavItem = { label: 'nav.earnings', to: '/earnings', icon: HandCoins };

const ADMIN: readonly NavItem[] = [
  { label: 'nav.review', to: '/review', icon: ScanSearch },
  { label: 'nav.activations', to: '/activations', icon: Store },
  { label: 'nav.orderDisputes', to: '/order-disputes', icon: PackageX },
  { label: 'nav.money', to: '/money', icon: IndianRupee },
  NOTIFICATIONS,
  PROFILE,
];

/** A desktop has room for pages that a phone reaches from others. */
const MORE: Record<Role, readonly NavItem[]> = {
  retailer: [
    EARNINGS,
    { label: 'nav.myAdSpaces', to: '/ad-spaces', icon: Frame, parts: '/adspace/' },
    { label: 'nav.cart', to: '/retailer-cart', icon: ShoppingCart },
  ],
  brand: [
    { label: 'nav.wallet', to: '/wallet', icon: WalletCards },
    {
      label: 'nav.adSpaces',
      to: '/brand-ad-spaces-marketplace',
      icon: Megaphone,
      parts: '/adspace/',
    },
    { label: 'nav.brandProfile', to: '/brand-profile', icon: Building2 },
  ],
  bizman: [
    EARNINGS,
    { label: 'nav.marketplace', to: '/bizman-marketplace', icon: ShoppingBasket },
    { label: 'nav.cart', to: '/bizman-cart', icon: ShoppingCart },
  ],
  admin: ADMIN,
  super_admin: ADMIN,
};

export function moreNav(role: Role | undefined): readonly NavItem[] {
  const items = role ? MORE[role] : [];
  return actingFor() ? items.filter((item) => item !== EARNINGS) : items;
}
