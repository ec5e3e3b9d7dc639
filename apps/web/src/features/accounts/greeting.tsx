import type { Me } from '@chowk/domain/accounts';
import { formatDate, primaryRole } from '@chowk/domain/kernel';
import { actingFor } from '@/api/session/acting';
import { useLanguage, useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';
import { timeOfDay } from './time-of-day';

export function Greeting({ me }: { me: Me }) {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const language = useLanguage();
  const now = new Date();
  const role = primaryRole(me.roles);
  const title = (
    <span>
      {actingFor()?.shopName ?? t(`greeting.${timeOfDay(now.getTime())}`, { name: me.full_name })}
    </span>
  );
  // On a bizman's phone the next step has the first screen to itself.
  if (role === 'bizman') return <PageHeader title={title} />;
  return (
    <PageHeader
      eyebrow={shell(`role.${role ?? 'none'}`)}
      title={title}
      description={<span>{formatDate(now.toISOString(), language)}</span>}
    />
  );
}
