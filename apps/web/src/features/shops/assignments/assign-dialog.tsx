import { assignSalesperson, type ShopHealth } from '@chowk/domain/shops';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { TextArea } from '@/ui/fields/text-area';
import { useDebounced } from '@/ui/forms/use-debounced';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { assignSalespersonRef, bizmenOptions, bizmenParams } from './bizmen.queries';

const MIN_REASON_LENGTH = 5;
const MAX_REASON_LENGTH = 500;
/** No id looks like it. */
const NOBODY = 'nobody';
const NOTHING = { to: '', reason: '' };

interface AssignDialogProps {
  health: ShopHealth | undefined;
  onClose: () => void;
}

export function AssignDialog({ health, onClose }: AssignDialogProps) {
  const t = useMessages('bizmen');
  return (
    <LazyDialog
      open={health !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('assign.title', { shop: health?.shop.shop_name ?? '' })}
      description={t('assign.text', { name: health?.salesperson_name ?? t('nobody') })}
    >
      {health && <AssignForm key={health.shop.id} health={health} onDone={onClose} />}
    </LazyDialog>
  );
}

function AssignForm({ health, onDone }: { health: ShopHealth; onDone: () => void }) {
  const t = useMessages('bizmen');
  const options = useBizmanOptions(health.shop.salesperson_id);
  const { run } = useCommand(assignSalespersonRef, {
    done: ({ shop, salesperson_name }) =>
      t('assign.done', { shop: shop.shop_name, name: salesperson_name ?? t('nobody') }),
    onDone,
  });
  const form = useCommandForm({
    schema: assignSalesperson.input,
    saved: NOTHING,
    given: ({ to, reason }) => ({ salesperson_id: to === NOBODY ? null : to || undefined, reason }),
    at: ({ path }) => (path === 'salesperson_id' ? 'to' : path),
    words: {
      to: t('assign.choose'),
      min_string: t('assign.tooShort', { count: MIN_REASON_LENGTH }),
    },
    save: async (_, input) => {
      outputOrThrow(await run({ shop_id: health.shop.id, ...input }));
    },
  });
  return (
    <form {...form.box} className="grid gap-4">
      <SearchField label={t('bizmen.search')} value={options.typed} onChange={options.setTyped} />
      <NativeSelect
        label={t('assign.to')}
        placeholder={t('assign.choose')}
        options={options.list}
        {...form.field('to')}
      />
      <TextArea
        label={t('assign.reason')}
        hint={t('assign.reasonHint')}
        required
        maxLength={MAX_REASON_LENGTH}
        {...form.field('reason')}
      />
      <FormOutcome form={form} />
      <Button type="submit" isLoading={form.isBusy} className="justify-self-end">
        {t('assign.send')}
      </Button>
    </form>
  );
}

/** The bizmen that fit what is typed, without the one who has the shop now. */
function useBizmanOptions(now: string | null) {
  const t = useMessages('bizmen');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data } = useQuery({
    ...bizmenOptions(bizmenParams({ search, status: 'active' })),
    placeholderData: keepPreviousData,
  });
  const others = (data?.items ?? []).filter(({ id, status }) => id !== now && status === 'active');
  const list = others.map(({ id, full_name, area }) => ({
    value: id,
    label: [full_name || t('noName'), area].filter(Boolean).join(' · '),
  }));
  if (now !== null) list.push({ value: NOBODY, label: t('nobody') });
  return { typed, setTyped, list };
}
