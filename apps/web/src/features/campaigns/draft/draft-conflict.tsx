import type { Campaign } from '@chowk/domain/campaigns';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { type DraftField, type DraftValues, valuesOf } from './draft-fields';
import { useFieldWords } from './use-field-words';

interface DraftConflictProps {
  theirs: Campaign;
  /** What was typed here and is not saved. */
  mine: Partial<DraftValues>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions side by side; neither wins by being last. */
export function DraftConflict({ theirs, mine, onKeepMine, onTakeTheirs }: DraftConflictProps) {
  const t = useMessages('wizard');
  const { labelOf, textOf } = useFieldWords();
  const saved = valuesOf(theirs);
  const fields = Object.keys(mine) as DraftField[];
  return (
    <Card title={t('conflict.title')} description={t('conflict.text')} role="alert">
      <p className="text-muted text-sm">
        {t('conflict.theirsHead')}: <RelativeTime iso={theirs.updated_at} />
      </p>
      <dl className="my-4 flex flex-col gap-4">
        {fields.map((field) => (
          <div key={field}>
            <dt className="font-semibold text-sm">{labelOf(field)}</dt>
            <dd className="grid grid-cols-pair gap-3">
              <Side head={t('conflict.mineHead')} text={textOf(field, { ...saved, ...mine })} />
              <Side head={t('conflict.theirsHead')} text={textOf(field, saved)} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{t('conflict.mine')}</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('conflict.theirs')}
        </Button>
      </div>
    </Card>
  );
}

function Side({ head, text }: { head: string; text: string }) {
  return (
    <div className="min-w-0 rounded-md bg-sunken p-3">
      <p className="text-muted text-sm">{head}</p>
      <p className="break-words">{text}</p>
    </div>
  );
}
