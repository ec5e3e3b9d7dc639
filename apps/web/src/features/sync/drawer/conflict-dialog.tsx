import { useState } from 'react';
import { fieldKey } from '@/features/sync/field-words';
import { useFieldWords } from '@/features/sync/use-field-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import type { Conflict, Difference } from './conflict';

interface ConflictDialogProps {
  conflict: Conflict | undefined;
  onClose: () => void;
  /** With the fields that stay as they are now. */
  onChosen: (leftAsTheyAre: ReadonlySet<string>) => void;
}

type Choices = Readonly<Record<string, 'yours' | 'theirs'>>;

/** Where both changed the same, the person chooses; what only one changed is told and stays. */
export function ConflictDialog({ conflict, onClose, onChosen }: ConflictDialogProps) {
  const t = useMessages('sync');
  const [choices, setChoices] = useState<Choices>({});
  const { clashes = [], onlyYours = [], onlyTheirs = [] } = conflict ?? {};
  const left = clashes.filter(({ field }) => choices[field] === 'theirs');

  function end(work: () => void) {
    setChoices({});
    work();
  }

  return (
    <LazyDialog
      open={conflict !== undefined}
      onOpenChange={(open) => !open && end(onClose)}
      title={t('conflict.title')}
      description={t(clashes.length > 0 ? 'conflict.text' : 'conflict.none')}
      footer={
        <Button
          disabled={clashes.some(({ field }) => choices[field] === undefined)}
          onClick={() => end(() => onChosen(new Set(left.map(({ field }) => field))))}
        >
          {t('conflict.apply')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {clashes.map((difference) => (
          <Clash
            key={difference.field}
            difference={difference}
            choice={choices[difference.field]}
            onChoose={(choice) => setChoices({ ...choices, [difference.field]: choice })}
          />
        ))}
        <Plain title={t('conflict.onlyYours')} side="yours" differences={onlyYours} />
        <Plain title={t('conflict.onlyTheirs')} side="theirs" differences={onlyTheirs} />
      </div>
    </LazyDialog>
  );
}

interface ClashProps {
  difference: Difference;
  choice: 'yours' | 'theirs' | undefined;
  onChoose: (choice: 'yours' | 'theirs') => void;
}

function Clash({ difference: { field, yours, theirs }, choice, onChoose }: ClashProps) {
  const t = useMessages('sync');
  const words = useFieldWords();
  return (
    <RadioGroup
      label={t(fieldKey(field))}
      value={choice ?? null}
      onChange={onChoose}
      options={[
        { value: 'yours', label: words(field, yours), description: t('conflict.yours') },
        { value: 'theirs', label: words(field, theirs), description: t('conflict.theirs') },
      ]}
    />
  );
}

interface PlainProps {
  title: string;
  side: 'yours' | 'theirs';
  differences: readonly Difference[];
}

function Plain({ title, side, differences }: PlainProps) {
  const t = useMessages('sync');
  const words = useFieldWords();
  if (differences.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-sm">{title}</h3>
      <dl className="mt-1 flex flex-col gap-1">
        {differences.map(({ field, ...values }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{t(fieldKey(field))}</dt>
            <dd className="min-w-0 break-words">{words(field, values[side])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
