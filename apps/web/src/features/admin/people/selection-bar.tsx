import { suspendProfile } from '@chowk/domain/accounts';
import type { Person } from '@chowk/domain/admin';
import { useState } from 'react';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { CARD_CLASS } from '@/ui/layout/card';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { PeopleExport } from './people-export';
import { type BulkStep, useBulkStep } from './use-bulk-step';

interface SelectionBarProps {
  chosen: readonly Person[];
  onClear: () => void;
}

/** What can be done with several at once, once somebody is chosen. */
export function SelectionBar({ chosen, onClear }: SelectionBarProps) {
  const t = useMessages('office');
  const [step, setStep] = useState<BulkStep>();
  const { takeAll } = useBulkStep();
  const draft = useDialogDraft<Reason>(step);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t('bulk.count', { count: chosen.length })}
      className={`${CARD_CLASS} z-10 flex md:sticky md:top-2 flex-wrap items-center gap-3 p-3`}
    >
      <p role="status" className="me-auto font-semibold">
        {t('bulk.count', { count: chosen.length })}
      </p>
      <Button variant="danger" size="sm" onClick={() => setStep('suspend')}>
        {t('suspend.action')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setStep('reinstate')}>
        {t('reinstate.action')}
      </Button>
      <PeopleExport chosen={chosen} />
      <Button variant="quiet" size="sm" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      <LazyDialog
        open={step !== undefined}
        onOpenChange={(isOpen) => !isOpen && setStep(undefined)}
        title={t(`bulk.title.${step ?? 'suspend'}`)}
        description={t('bulk.text')}
      >
        {step && (
          <ReasonForm
            key={step}
            schema={suspendProfile.input}
            label={t('reason')}
            hint={t('reasonHint')}
            tooShort={(count) => t('reasonShort', { count })}
            sendLabel={t(`${step}.action`)}
            tone={step === 'suspend' ? 'danger' : 'primary'}
            draft={draft}
            onSend={(reason) => takeAll(step, chosen, reason)}
            onDone={() => {
              setStep(undefined);
              onClear();
            }}
          />
        )}
      </LazyDialog>
    </section>
  );
}
