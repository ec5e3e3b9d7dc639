import type { Role } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';

/** In grant order, the primary one first. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const shell = useMessages('shell');
  if (roles.length === 0) return <span className="text-muted">{shell('role.none')}</span>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {roles.map((role, i) => (
        <Badge key={role} tone={i === 0 ? 'primary' : 'neutral'}>
          {shell(`role.${role}`)}
        </Badge>
      ))}
    </span>
  );
}
