import { Link } from '@tanstack/react-router';
import {
  ChartNoAxesColumn,
  Cog,
  DatabaseBackup,
  FileText,
  History,
  KeyRound,
  Percent,
  PhoneCall,
  ShieldCheck,
  Table2,
  ToggleRight,
  Users,
} from 'lucide-react';
import { useMe } from '@/features/accounts/use-me';
import { useMessages } from '@/i18n';
import { CardLink } from '@/ui/layout/card';

const part = (name: string) => <Link to="/dashboard" search={{ tab: 'platform', part: name }} />;

const PLACES = [
  { link: <Link to="/people" search={{}} />, Icon: Users, name: 'people' },
  { link: part('records'), Icon: Table2, name: 'records' },
  { link: <Link to="/trail" search={{}} />, Icon: History, name: 'trail' },
  { link: <Link to="/jobs" />, Icon: Cog, name: 'jobs' },
  { link: <Link to="/demo-requests" />, Icon: PhoneCall, name: 'demos' },
  { link: <Link to="/money" search={{ tab: 'figures' }} />, Icon: Percent, name: 'figures' },
  {
    link: part('confirmations'),
    Icon: ShieldCheck,
    name: 'confirmations',
    isSuper: true,
  },
  { link: part('stats'), Icon: ChartNoAxesColumn, name: 'stats', isSuper: true },
  { link: part('switches'), Icon: ToggleRight, name: 'switches', isSuper: true },
  { link: part('keys'), Icon: KeyRound, name: 'keys', isSuper: true },
  { link: part('upkeep'), Icon: DatabaseBackup, name: 'upkeep', isSuper: true },
  { link: <Link to="/content" />, Icon: FileText, name: 'content', isSuper: true },
] as const;

/** The console's sections without a tab of their own. */
export function PlatformLinks() {
  const t = useMessages('office');
  const { me } = useMe();
  const isSuper = me?.roles.includes('super_admin') ?? false;
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {PLACES.filter((place) => isSuper || !('isSuper' in place)).map(({ link, Icon, name }) => (
        <CardLink key={name} render={link} className="flex items-start gap-4">
          <Icon aria-hidden className="mt-1 size-7 shrink-0 text-role-ink" />
          <span className="min-w-0">
            <span className="block font-heading font-semibold text-lg">{t(`${name}.title`)}</span>
            <span className="block text-muted text-sm">{t(`${name}.text`)}</span>
          </span>
        </CardLink>
      ))}
    </div>
  );
}
