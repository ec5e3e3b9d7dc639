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
  return (
    <PageHeader
      eyebrow={shell(`role.${primaryRole(me.roles) ?? 'none'}`)}
      title={
        <span>
          {actingFor()?.shopName ??
            t(`greeting.${timeOfDay(now.getTime())}`, { name: me.full_name })}
        </span>
      }
      description={<span>{formatDate(now.toISOString(), language)}</span>}
    />
  );
}
