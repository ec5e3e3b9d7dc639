import { Link } from '@tanstack/react-router';
import { Cog, FileText, History, PhoneCall, Users } from 'lucide-react';
import { useMe } from '@/features/accounts/use-me';
import { useMessages } from '@/i18n';
import { CardLink } from '@/ui/card';

const PLACES = [
  { to: '/people', Icon: Users, name: 'people' },
  { to: '/trail', Icon: History, name: 'trail' },
  { to: '/jobs', Icon: Cog, name: 'jobs' },
  { to: '/demo-requests', Icon: PhoneCall, name: 'demos' },
  { to: '/content', Icon: FileText, name: 'content', isSuper: true },
] as const;

/** The rooms of the console that are no tab of their own. */
export function PlatformLinks() {
  const t = useMessages('office');
  const { me } = useMe();
  const isSuper = me?.roles.includes('super_admin') ?? false;
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {PLACES.filter((place) => isSuper || !('isSuper' in place)).map(({ to, Icon, name }) => (
        <CardLink key={to} render={<Link to={to} search={{}} />} className="flex items-start gap-4">
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
