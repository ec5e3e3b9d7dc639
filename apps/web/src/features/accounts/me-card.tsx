import type { Me } from '@chowk/domain/accounts';
import { useMessages } from '@/i18n';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';

export function MeCard({ me }: { me: Me }) {
  const t = useMessages('account');
  const shell = useMessages('shell');
  const roles = me.roles.map((role) => shell(`role.${role}`)).join(', ');
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Avatar name={me.full_name} size="lg" />
        <div className="min-w-0">
          <h2 className="truncate text-xl">{me.full_name}</h2>
          <p className="font-medium text-role-ink text-sm">{roles || shell('role.none')}</p>
        </div>
      </div>
      <dl className="mt-5 grid gap-4 border-line border-t pt-5 sm:grid-cols-2">
        <Fact name={t('me.email')} value={me.email ?? t('me.notGiven')} />
        <Fact name={t('me.phone')} value={me.phone ?? t('me.notGiven')} />
      </dl>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="truncate font-medium">{value}</dd>
    </div>
  );
}
