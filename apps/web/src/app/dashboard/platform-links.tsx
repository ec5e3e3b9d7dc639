import { Link } from '@tanstack/react-router';
import { Cog, History, Users } from 'lucide-react';
import { useMessages } from '@/i18n';
import { CardLink } from '@/ui/card';

const PLACES = [
  { to: '/people', Icon: Users, name: 'people' },
  { to: '/trail', Icon: History, name: 'trail' },
  { to: '/jobs', Icon: Cog, name: 'jobs' },
] as const;

/** The rooms of the console that are no tab of their own. */
export function PlatformLinks() {
  const t = useMessages('office');
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {PLACES.map(({ to, Icon, name }) => (
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
