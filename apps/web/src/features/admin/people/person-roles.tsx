import { accountsPolicy, type Me } from '@chowk/domain/accounts';
import type { PersonCase } from '@chowk/domain/admin';
import { can, formatDate, ROLES, type Role } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { wasDone } from '@/commands/use-task';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { actorOf } from './actor-of';
import { grantRoleRef, revokeRoleRef } from './people.queries';

/** These are only proposed. */
const TEAM: ReadonlySet<Role> = new Set(['admin', 'super_admin']);

interface PersonRolesProps {
  me: Me;
  personId: string;
  roles: PersonCase['roles'];
}

/** Everybody in the console sees them; a super admin gives and takes them. */
export function PersonRoles({ me, personId, roles }: PersonRolesProps) {
  const t = useMessages('office');
  const shell = useMessages('shell');
  const language = useLanguage();
  const [taking, setTaking] = useState<Role>();
  const { run } = useCommand(revokeRoleRef, { done: t('roles.taken'), refused: t('notDone') });
  const mayChange = can(actorOf(me), accountsPolicy.grantRoles);
  return (
    <Card title={t('roles.title')} description={t('roles.text')}>
      {roles.length === 0 && <p className="text-muted">{shell('role.none')}</p>}
      <ul className="divide-y divide-line">
        {roles.map(({ role, granted_at }) => (
          <li key={role} className="flex min-h-touch flex-wrap items-center gap-3 py-2">
            <span className="flex-1">
              <span className="font-semibold">{shell(`role.${role}`)}</span>{' '}
              <span className="text-muted text-sm">
                {t('roles.since', { date: formatDate(granted_at, language) })}
              </span>
            </span>
            {mayChange && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('roles.takeOf', { role: shell(`role.${role}`) })}
                onClick={() => setTaking(role)}
              >
                {t('roles.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <GrantRole personId={personId} has={roles.map(({ role }) => role)} />}
      <LazyConfirmDialog
        open={taking !== undefined}
        onOpenChange={(isOpen) => !isOpen && setTaking(undefined)}
        title={t('roles.takeTitle', { role: taking ? shell(`role.${taking}`) : '' })}
        description={t('roles.takeText')}
        confirmLabel={t('roles.take')}
        onConfirm={() => taking && run({ user_id: personId, role: taking })}
      />
    </Card>
  );
}

function GrantRole({ personId, has }: { personId: string; has: readonly Role[] }) {
  const t = useMessages('office');
  const shell = useMessages('shell');
  const [chosen, setChosen] = useState<Role>();
  const { isBusy, refusalWords, forgetRefusal, run } = useCommand(grantRoleRef);
  const others = ROLES.filter((role) => !has.includes(role));
  if (others.length === 0) return null;

  async function grant() {
    if (!chosen) return;
    const done = t(TEAM.has(chosen) ? 'roles.sent' : 'roles.given');
    const outcome = await run({ user_id: personId, role: chosen }, { done });
    if (wasDone(outcome)) setChosen(undefined);
  }

  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <NativeSelect
        className="min-w-40 flex-1"
        label={t('roles.give')}
        placeholder={t('roles.choose')}
        hint={chosen && TEAM.has(chosen) ? t('roles.sentText') : undefined}
        value={chosen ?? ''}
        options={others.map((value) => ({ value, label: shell(`role.${value}`) }))}
        error={refusalWords}
        onChange={({ target }) => {
          forgetRefusal();
          setChosen(others.find((role) => role === target.value));
        }}
      />
      <Button
        variant="secondary"
        disabled={!chosen}
        isLoading={isBusy}
        onClick={() => void grant()}
      >
        {t('roles.giveAction')}
      </Button>
    </div>
  );
}
