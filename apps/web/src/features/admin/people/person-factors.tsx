import { accountsPolicy, type Me } from '@chowk/domain/accounts';
import { type PersonCase, resetPersonFactors } from '@chowk/domain/admin';
import { can } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Card } from '@/ui/layout/card';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { actorOf } from './actor-of';
import { resetPersonFactorsRef } from './people.queries';

/** For somebody who lost their phone. A super admin proposes, another confirms. */
export function PersonFactors({ me, person }: { me: Me; person: PersonCase }) {
  const t = useMessages('office');
  const [isOpen, setIsOpen] = useState(false);
  const draft = useDialogDraft<Reason>();
  const { run } = useCommand(resetPersonFactorsRef, { done: t('step.sent') });
  const { profile, has_second_step } = person;
  if (!can(actorOf(me), accountsPolicy.grantRoles) || profile.id === me.id) return null;
  const propose = (reason: string) => run({ person_id: profile.id, reason });
  return (
    <Card title={t('step.title')} description={t(has_second_step ? 'step.on' : 'step.off')}>
      {has_second_step && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('step.reset')}
        </Button>
      )}
      <LazyDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('step.resetTitle')}
        description={t('step.resetText')}
      >
        <ReasonForm
          schema={resetPersonFactors.input}
          label={t('reason')}
          hint={t('reasonHint')}
          tooShort={(count) => t('reasonShort', { count })}
          sendLabel={t('step.reset')}
          draft={draft}
          onSend={propose}
          onDone={() => setIsOpen(false)}
        />
      </LazyDialog>
    </Card>
  );
}
