export {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  LayoutDashboard,
  SlidersHorizontal,
  Tag,
} from 'lucide-react';
