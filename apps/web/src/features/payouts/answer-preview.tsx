import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { Banner } from '@/ui/feedback/banner';
import type { AnswerProblem, BankAnswer, Outcome } from './bank-answer';
import type { Payout } from './payouts.queries';

interface AnswerPreviewProps {
  answer: BankAnswer;
  lines: readonly Payout[];
}

function holes({ rule, ...rest }: AnswerProblem): Record<string, string | number> {
  return rest;
}

/** What will be entered, what cannot be, and what the file leaves out. */
export function AnswerPreview({ answer, lines }: AnswerPreviewProps) {
  const t = useMessages('money');
  const { outcomes, settled, problems, unnamed } = answer;
  const lineOf = (id: string) => lines.find((line) => line.id === id);
  return (
    <section className="grid gap-3" aria-label={t('payout.preview')}>
      {problems.length > 0 && (
        <Banner
          tone="warning"
          title={
            outcomes.length > 0
              ? t('payout.problems', { count: problems.length })
              : t('payout.nothingToSend')
          }
          text={
            <span className="grid max-h-40 overflow-y-auto">
              {problems.map((problem) => (
                <span key={JSON.stringify(problem)}>
                  {t(`payout.problem.${problem.rule}`, holes(problem))}
                </span>
              ))}
            </span>
          }
        />
      )}
      {unnamed > 0 && problems[0]?.rule !== 'columns' && (
        <p className="text-muted text-sm">{t('payout.notNamed', { count: unnamed })}</p>
      )}
      <ul className="grid max-h-64 divide-y divide-line overflow-y-auto">
        {outcomes.map((outcome) => (
          <PreviewLine
            key={outcome.payout_id}
            outcome={outcome}
            payout={lineOf(outcome.payout_id)}
          />
        ))}
        {settled.map((id) => (
          <li key={id} className="flex justify-between gap-3 py-2 text-muted text-sm">
            <span>{lineOf(id)?.payee_name}</span>
            <span>{t('payout.alreadyDone')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PreviewLine({ outcome, payout }: { outcome: Outcome; payout: Payout | undefined }) {
  const t = useMessages('money');
  const isPaid = 'bank_reference' in outcome;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
      <span>
        {payout?.payee_name} {payout && <Money paise={payout.amount_paise} />}
      </span>
      <span className={isPaid ? 'text-success-ink' : 'text-danger-ink'}>
        {isPaid
          ? t('payout.willPay', { reference: outcome.bank_reference })
          : t('payout.willFail', { failure: outcome.failure })}
      </span>
    </li>
  );
}
