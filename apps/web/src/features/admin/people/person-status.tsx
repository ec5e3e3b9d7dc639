import { accountsPolicy, type Me, type Profile, suspendProfile } from '@chowk/domain/accounts';
import { can, type Role } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useCommands } from '@/commands/use-command';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Card } from '@/ui/layout/card';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { actorOf } from './actor-of';
import { reinstateRef, suspendRef } from './people.queries';
import { PersonStatusBadge } from './person-status-badge';

interface PersonStandingProps {
  me: Me;
  profile: Profile;
  roles: readonly Role[];
}

/** Suspending signs a person out everywhere at once, so it asks for a reason first. */
export function PersonStatus({ me, profile, roles }: PersonStandingProps) {
  const t = useMessages('office');
  const [isOpen, setIsOpen] = useState(false);
  const { run } = useCommands();
  const { id, status, full_name } = profile;
  const isActive = status === 'active';
  const mayJudge = can(actorOf(me), accountsPolicy.judgePerson, { id, roles });
  const step = isActive ? 'suspend' : 'reinstate';
  const draft = useDialogDraft<Reason>(step);
  const name = full_name || t('noName');

  const send = (reason: string) =>
    run(
      isActive ? suspendRef : reinstateRef,
      { id, reason },
      { done: t(`${step}.done`, { name }) },
    );

  return (
    <Card title={t('standing.title')} actions={<PersonStatusBadge status={status} />}>
      <p className="text-muted text-sm">{t(`standing.text.${status}`)}</p>
      {status !== 'deleted' && !mayJudge && (
        <p className="mt-3 text-muted text-sm">{t('standing.notYours')}</p>
      )}
      {status !== 'deleted' && mayJudge && (
        <Button
          variant={isActive ? 'danger' : 'primary'}
          className="mt-4"
          onClick={() => setIsOpen(true)}
        >
          {t(`${step}.action`)}
        </Button>
      )}
      <LazyDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t(`${step}.title`, { name })}
        description={t(`${step}.text`)}
      >
        <ReasonForm
          key={step}
          schema={suspendProfile.input}
          label={t('reason')}
          hint={t('reasonHint')}
          tooShort={(count) => t('reasonShort', { count })}
          sendLabel={t(`${step}.action`)}
          tone={isActive ? 'danger' : 'primary'}
          draft={draft}
          onSend={send}
          onDone={() => setIsOpen(false)}
        />
      </LazyDialog>
    </Card>
  );
}
