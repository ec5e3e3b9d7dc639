import { useState } from 'react';
import { isConflict, newerRow } from '@/api/errors/newer-row';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';

interface FormOutcomeProps {
  form: {
    readonly refusal?: unknown;
    readonly problem: string | undefined;
    readonly isSaved?: boolean;
    readonly isDirty?: boolean;
  };
  /** Left out where the screen moves on after a save. */
  saved?: string | undefined;
  /** Takes over the newer version for fields that conflict with the input. */
  onTakeTheirs?: (() => void) | undefined;
}

/** The outcome of the last save. The input is kept in every case. */
export function FormOutcome({ form, saved, onTakeTheirs }: FormOutcomeProps) {
  const t = useMessages('ui');
  // Without the newer row, saving again would only be refused again.
  const hasTheirs = newerRow(form.refusal) !== undefined || onTakeTheirs !== undefined;
  if (isConflict(form.refusal) && hasTheirs) {
    return (
      <Banner
        tone="warning"
        title={t('form.changed')}
        text={t('form.changedText')}
        action={
          onTakeTheirs && (
            <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
              {t('form.takeTheirs')}
            </Button>
          )
        }
      />
    );
  }
  if (form.problem) return <Banner tone="danger" title={form.problem} text={t('form.kept')} />;
  return form.isSaved && !form.isDirty && saved ? <Banner tone="success" title={saved} /> : null;
}

interface RestoredDraftProps {
  form: { readonly isRestored: boolean; readonly startOver: () => void };
}

/** The form restored earlier input, which is discarded only after a confirmation. */
export function RestoredDraft({ form }: RestoredDraftProps) {
  const t = useMessages('ui');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {form.isRestored && (
        <Banner
          title={t('form.back')}
          action={
            <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
              {t('form.startOver')}
            </Button>
          }
        />
      )}
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('form.startOver')}
        losses={[t('form.startOverLoss')]}
        confirmLabel={t('form.startOver')}
        onConfirm={form.startOver}
      />
    </>
  );
}
