import type { PlatformStat } from '@chowk/domain/platform';
import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextField } from '@/ui/fields/text-field';

const PAGES = [
  'landing',
  'brand',
  'retailer',
  'bizman',
] as const satisfies readonly PlatformStat['category'][];
const LONGEST = { value: 24, label: 60 } as const;
const ORDER = /^\d{1,3}$/;

interface StatFormProps {
  stat: PlatformStat;
  isBusy: boolean;
  onSave: (stat: PlatformStat) => Promise<void>;
}

export function StatForm({ stat, isBusy, onSave }: StatFormProps) {
  const t = useMessages('stats');
  const [draft, setDraft] = useState(stat);
  const [order, setOrder] = useState(String(stat.display_order));
  const [wasTried, setWasTried] = useState(false);
  const change = (to: Partial<PlatformStat>) => setDraft({ ...draft, ...to });
  const wrong = {
    value: draft.stat_value.trim() === '' ? t('missing') : undefined,
    label: draft.stat_label.trim() === '' ? t('missing') : undefined,
    order: ORDER.test(order.trim()) ? undefined : t('wrongOrder'),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (Object.values(wrong).some((problem) => problem !== undefined)) return;
    await onSave({
      ...draft,
      stat_value: draft.stat_value.trim(),
      stat_label: draft.stat_label.trim(),
      stat_label_hi: draft.stat_label_hi?.trim() || null,
      display_order: Number(order),
    });
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('value')}
        hint={t('valueHint')}
        maxLength={LONGEST.value}
        value={draft.stat_value}
        error={wasTried ? wrong.value : undefined}
        onChange={({ target }) => change({ stat_value: target.value })}
      />
      <TextField
        label={t('label')}
        maxLength={LONGEST.label}
        value={draft.stat_label}
        error={wasTried ? wrong.label : undefined}
        onChange={({ target }) => change({ stat_label: target.value })}
      />
      <TextField
        label={t('labelHi')}
        lang="hi"
        maxLength={LONGEST.label}
        value={draft.stat_label_hi ?? ''}
        onChange={({ target }) => change({ stat_label_hi: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('page')}
          value={draft.category}
          options={PAGES.map((value) => ({ value, label: t(`page.${value}`) }))}
          onChange={({ target }) =>
            change({ category: PAGES.find((page) => page === target.value) ?? draft.category })
          }
        />
        <TextField
          label={t('order')}
          inputMode="numeric"
          value={order}
          error={wasTried ? wrong.order : undefined}
          onChange={({ target }) => setOrder(target.value)}
        />
      </div>
      <Checkbox
        label={t('isShown')}
        checked={draft.is_active}
        onChange={({ target }) => change({ is_active: target.checked })}
      />
      <Button type="submit" isLoading={isBusy} className="justify-self-end">
        {t('save')}
      </Button>
    </form>
  );
}
