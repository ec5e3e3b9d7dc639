import { formatPaise } from '@chowk/domain/kernel';
import type { PlatformConfig } from '@chowk/domain/platform';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { Banner } from '@/ui/feedback/banner';
import { MoneyField } from '@/ui/fields/number/money-field';
import { TextField } from '@/ui/fields/text-field';
import { parseTiers, type TierDraft, tierDrafts } from './fee-tiers';
import { useSetFigure } from './use-set-figure';

const MOST_TIERS = 10;

interface FeeTiersFormProps {
  tiers: PlatformConfig['fee_tiers'];
  canChange: boolean;
}

export function FeeTiersForm({ tiers, canChange }: FeeTiersFormProps) {
  const t = useMessages('figures');
  const { isBusy, refusalWords, trySave } = useSetFigure();
  const [typed, setTyped] = useState<readonly TierDraft[]>();
  const drafts = typed ?? tierDrafts(tiers);
  const parsed = parseTiers(drafts);
  const isChanged = JSON.stringify(parsed) !== JSON.stringify(tiers);

  const change = (id: number, to: Partial<TierDraft>) =>
    setTyped(drafts.map((draft) => (draft.id === id ? { ...draft, ...to } : draft)));
  const add = () => {
    const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
    setTyped([...drafts, { id, fromPaise: null, percent: '' }]);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if ('wrong' in parsed) return;
    if (await trySave({ key: 'fee_tiers', value: [...parsed] })) setTyped(undefined);
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <ul className="grid gap-3">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex items-end gap-2">
            <MoneyField
              className="flex-1"
              label={t('tier.from')}
              value={draft.fromPaise}
              disabled={!canChange}
              onChange={(fromPaise) => change(draft.id, { fromPaise })}
            />
            <TextField
              className="w-28"
              label={t('tier.fee')}
              inputMode="decimal"
              value={draft.percent}
              readOnly={!canChange}
              onChange={(event) => change(draft.id, { percent: event.target.value })}
            />
            {canChange && (
              <IconButton
                label={t('tier.remove', { from: formatPaise(draft.fromPaise ?? 0) })}
                icon={<Trash2 aria-hidden className="size-5" />}
                onClick={() => setTyped(drafts.filter(({ id }) => id !== draft.id))}
              />
            )}
          </li>
        ))}
      </ul>
      {'wrong' in parsed && <Banner tone="warning" title={t(parsed.wrong)} />}
      {refusalWords && <Banner tone="danger" title={refusalWords} />}
      {canChange && (
        <div className="flex flex-wrap gap-3">
          {drafts.length < MOST_TIERS && (
            <Button
              variant="secondary"
              icon={<Plus aria-hidden className="size-5" />}
              onClick={add}
            >
              {t('tier.add')}
            </Button>
          )}
          {isChanged && !('wrong' in parsed) && (
            <Button
              type="submit"
              isLoading={isBusy}
              aria-label={t('saveOf', { what: t('name.fee_tiers') })}
            >
              {t('save')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
