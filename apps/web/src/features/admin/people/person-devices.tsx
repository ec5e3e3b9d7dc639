import { accountsPolicy, type Me } from '@chowk/domain/accounts';
import { endPersonSessions, type PersonCase } from '@chowk/domain/admin';
import { can } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { actorOf } from './actor-of';
import { endPersonSessionsRef } from './people.queries';

interface PersonDevicesProps {
  me: Me;
  person: PersonCase;
}

export function PersonDevices({ me, person }: PersonDevicesProps) {
  const t = useMessages('office');
  const [isOpen, setIsOpen] = useState(false);
  const draft = useDialogDraft<Reason>();
  const { run } = useCommand(endPersonSessionsRef, { done: t('devices.ended') });
  const { devices, profile } = person;
  const roles = person.roles.map(({ role }) => role);
  const mayEnd = can(actorOf(me), accountsPolicy.judgePerson, { id: profile.id, roles });
  const end = (reason: string) => run({ person_id: profile.id, reason });
  return (
    <Card title={t('devices.title')} description={t('devices.count', { count: devices.length })}>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id} className="py-3">
            <p className="font-semibold">
              {[device.browser, device.system].filter(Boolean).join(' · ') || t('unknown')}
            </p>
            <p className="text-muted text-sm">
              {t('devices.active')} <RelativeTime iso={device.last_active_at} />
              {device.address && ` · ${device.address}`}
            </p>
          </li>
        ))}
      </ul>
      {devices.length > 0 && mayEnd && (
        <Button variant="secondary" className="mt-3" onClick={() => setIsOpen(true)}>
          {t('devices.end')}
        </Button>
      )}
      <LazyDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('devices.endTitle')}
        description={t('devices.endText')}
      >
        <ReasonForm
          schema={endPersonSessions.input}
          label={t('reason')}
          hint={t('reasonHint')}
          tooShort={(count) => t('reasonShort', { count })}
          sendLabel={t('devices.end')}
          draft={draft}
          onSend={end}
          onDone={() => setIsOpen(false)}
        />
      </LazyDialog>
    </Card>
  );
}
