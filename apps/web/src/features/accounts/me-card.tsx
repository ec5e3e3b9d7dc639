import type { Me } from '@chowk/domain/accounts';
import { actingFor } from '@/api/session/acting';
import { useMessages } from '@/i18n';
import { Avatar } from '@/ui/base/avatar';
import { Card } from '@/ui/layout/card';

/** Who is signed in here, at a glance. */
export function MeCard({ me }: { me: Me }) {
  const shell = useMessages('shell');
  const roles = me.roles.map((role) => shell(`role.${role}`)).join(', ');
  // Of somebody acting, the shop; its owner's name stands in the bar.
  const name = actingFor()?.shopName ?? me.full_name;
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Avatar name={name} size="lg" />
        <div className="min-w-0">
          <h2 className="text-xl">{name}</h2>
          <p className="font-medium text-role-ink text-sm">{roles || shell('role.none')}</p>
          {me.email && <p className="text-muted text-sm">{me.email}</p>}
        </div>
      </div>
    </Card>
  );
}
