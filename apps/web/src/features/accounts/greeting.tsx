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
  const name =
    actingFor()?.shopName ?? t(`greeting.${timeOfDay(now.getTime())}`, { name: me.full_name });
  // On the phone of a store or a bizman the next step has the first screen to itself.
  if (role === 'retailer') return <h1 className="-mb-2 text-xl md:text-3xl">{name}</h1>;
  if (role === 'bizman') return <PageHeader title={<span>{name}</span>} />;
  return (
    <PageHeader
      eyebrow={shell(`role.${role ?? 'none'}`)}
      title={<span>{name}</span>}
      description={<span>{formatDate(now.toISOString(), language)}</span>}
    />
  );
}
