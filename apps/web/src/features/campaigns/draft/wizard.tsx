import type { Campaign } from '@chowk/domain/campaigns';
import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Stepper } from '@/ui/layout/stepper';
import { stepErrors } from './draft-errors';
import type { DraftField } from './draft-fields';
import type { LocalDraft } from './local-draft';
import { BriefStep } from './steps/brief-step';
import { MoneyStep } from './steps/money-step';
import { PlacementStep } from './steps/placement-step';
import { WhereStep } from './steps/where-step';
import { useDraftState } from './use-draft-state';
import { type SaveOutcome, useSaveDraft } from './use-save-draft';
import { stepAfter, stepBefore, WIZARD_STEPS, type WizardStep } from './wizard-steps';

/** Most visits never see two versions, and the last steps come last. */
const DraftConflict = lazy(() =>
  import('./draft-conflict').then((m) => ({ default: m.DraftConflict })),
);
const RulesStep = lazy(() => import('./steps/rules-step').then((m) => ({ default: m.RulesStep })));
const LastStep = lazy(() => import('./steps/last-step').then((m) => ({ default: m.LastStep })));

interface WizardProps {
  id: string;
  known: Campaign | undefined;
  /** What this device kept of it. */
  local: LocalDraft | undefined;
  step: WizardStep;
  onStep: (step: WizardStep) => void;
  onLaunched: (campaign: Campaign) => void;
  addMoney: (paise: number) => ReactNode;
}

const STEP_PARTS = {
  placement: PlacementStep,
  brief: BriefStep,
  where: WhereStep,
  money: MoneyStep,
  rules: RulesStep,
} as const;

/** Saved at every step: whoever leaves comes back to where they were. */
export function Wizard({ id, known, local, step, onStep, onLaunched, addMoney }: WizardProps) {
  const t = useMessages('wizard');
  const draft = useDraftState(id, known, local);
  const { save, takeTheirs, isSaving, outcome, error } = useSaveDraft(id, draft);
  const [triedStep, setTriedStep] = useState<WizardStep>();
  const { values, change } = draft;
  const errors = stepErrors(step, values, Date.now());
  const previous = stepBefore(step);

  function errorOf(field: DraftField) {
    const found = triedStep === step ? errors[field] : undefined;
    return found && t(found.key, found.params);
  }

  async function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    flushSync(() => setTriedStep(step));
    if (Object.keys(errors).length > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    const done = await save();
    if (done === 'saved' || done === 'queued') onStep(stepAfter(step));
  }

  const Part = step === 'review' ? undefined : STEP_PARTS[step];
  return (
    <div className="flex flex-col gap-6">
      <Stepper
        label={t('steps')}
        steps={WIZARD_STEPS.map((each) => t(`step.${each}`))}
        current={WIZARD_STEPS.indexOf(step)}
      />
      {draft.conflict && (
        <Suspense>
          <DraftConflict
            theirs={draft.conflict}
            mine={draft.changes}
            onKeepMine={draft.keepMine}
            onTakeTheirs={takeTheirs}
          />
        </Suspense>
      )}
      <DraftNotice outcome={outcome} error={error} />
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void next(event)}>
        <h2 className="sr-only">{t(`step.${step}`)}</h2>
        <Suspense fallback={<SkeletonText lines={6} />}>
          {Part ? (
            <Part values={values} change={change} errorOf={errorOf} addMoney={addMoney} />
          ) : (
            <LastStep
              draft={draft.isDirty || outcome === 'queued' ? undefined : draft.saved}
              values={values}
              addMoney={addMoney}
              onStep={onStep}
              onLaunched={onLaunched}
            />
          )}
        </Suspense>
        <div className="flex flex-wrap items-center gap-3">
          {Part && (
            <Button type="submit" isLoading={isSaving}>
              {t('next')}
            </Button>
          )}
          {previous && (
            <Button variant="secondary" onClick={() => onStep(previous)}>
              {t('back')}
            </Button>
          )}
        </div>
        {/* Its place is kept: a button that moves under the finger is not pressed. */}
        <p role="status" className="min-h-5 text-muted text-sm">
          {isSaving && t('saved.sending')}
          {!isSaving && draft.saved && !draft.isDirty && outcome !== 'queued' && t('saved.server')}
        </p>
      </form>
    </div>
  );
}

interface DraftNoticeProps {
  outcome: SaveOutcome | undefined;
  error: unknown;
}

/** Where the draft lies now, when it is not where one would think. */
function DraftNotice({ outcome, error }: DraftNoticeProps) {
  const t = useMessages('wizard');
  const errorWords = useErrorWords();
  if (outcome === 'queued') {
    return <Banner tone="offline" title={t('saved.here')} text={t('saved.hereText')} />;
  }
  if (outcome === 'refused') {
    return (
      <Banner
        tone="danger"
        title={t('saved.refused', { reason: errorWords(error) })}
        text={t('saved.refusedText')}
      />
    );
  }
  return null;
}
