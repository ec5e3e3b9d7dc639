import { accountsPolicy, type Me } from '@chowk/domain/accounts';
import { type PersonCase, recoverPerson } from '@chowk/domain/admin';
import { can, formatMobile } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Card } from '@/ui/layout/card';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { actorOf } from './actor-of';
import { newRecoveryCode } from './new-recovery-code';
import { recoverPersonRef } from './people.queries';

/** For an owner whom neither mail nor message reaches. A super admin makes a code, another confirms. */
export function PersonRecovery({ me, person }: { me: Me; person: PersonCase }) {
  const t = useMessages('office');
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState<string>();
  const draft = useDialogDraft<Reason>();
  const { run } = useCommand(recoverPersonRef, { done: t('step.sent') });
  const { profile, recovers_alone } = person;
  if (!can(actorOf(me), accountsPolicy.grantRoles) || profile.id === me.id) return null;

  async function propose(reason: string) {
    const { shown, code_sha256 } = await newRecoveryCode();
    const outcome = await run({ person_id: profile.id, reason, code_sha256 });
    if (outcome?.kind === 'done') setCode(shown);
    return outcome;
  }

  return (
    <Card
      title={t('recover.title')}
      description={t(recovers_alone ? 'recover.alone' : 'recover.text')}
    >
      {!recovers_alone && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('recover.start')}
        </Button>
      )}
      <LazyDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('recover.sureTitle')}
        description={t('recover.sureText')}
      >
        <ReasonForm
          schema={recoverPerson.input}
          label={t('reason')}
          hint={t('reasonHint')}
          tooShort={(count) => t('reasonShort', { count })}
          sendLabel={t('recover.start')}
          tone="primary"
          draft={draft}
          onSend={propose}
          onDone={() => setIsOpen(false)}
        />
      </LazyDialog>
      <LazyDialog
        open={code !== undefined}
        onOpenChange={() => setCode(undefined)}
        title={t('recover.codeTitle', { person: profile.full_name })}
        description={t('recover.codeText', { phone: formatMobile(profile.phone ?? '') })}
      >
        <p className="rounded-lg bg-sunken p-4 text-center font-mono font-semibold text-lg">
          {code}
        </p>
        <p className="my-3 text-muted text-sm">{t('recover.where')}</p>
        <Button isWide onClick={() => setCode(undefined)}>
          {t('recover.done')}
        </Button>
      </LazyDialog>
    </Card>
  );
}
