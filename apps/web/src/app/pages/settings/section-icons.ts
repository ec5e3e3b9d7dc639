import {
  Bell,
  BriefcaseBusiness,
  CircleUserRound,
  FileDown,
  HandCoins,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  ShieldCheck,
  Store,
  ToggleRight,
} from 'lucide-react';
import type { SectionId } from './sections';

/** Apart from the names, which the router needs before anything is drawn. */
export const SECTION_ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  profile: CircleUserRound,
  shop: Store,
  manager: BriefcaseBusiness,
  payouts: HandCoins,
  notifications: Bell,
  privacy: ToggleRight,
  security: ShieldCheck,
  devices: MonitorSmartphone,
  appearance: Palette,
  data: FileDown,
};
