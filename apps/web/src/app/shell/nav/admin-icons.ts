import {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  LayoutDashboard,
  SlidersHorizontal,
  Tag,
} from 'lucide-react';

export const ADMIN_ICONS = {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  LayoutDashboard,
  SlidersHorizontal,
  Tag,
};
