import { type ExportableList, type SavedView, saveView } from '@chowk/domain/admin';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextField } from '@/ui/fields/text-field';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { deleteViewRef, savedViewsOptions, saveViewRef } from './views.queries';

/** The views somebody keeps of a list. */
function useViews(list: ExportableList) {
  const t = useMessages('views');
  const { data } = useQuery(savedViewsOptions(list));
  const { isBusy, run } = useCommands({ refused: t('notDone'), isShownFirst: true });
  return {
    isBusy,
    views: data?.items ?? [],
    /** Throws what it was refused for: the form that stays says so. */
    keep: async (name: string, filter: Readonly<Record<string, string>>) => {
      const telling = { done: t('kept', { name }), refused: undefined };
      outputOrThrow(await run(saveViewRef, (id) => ({ id, list, name, filter }), telling));
    },
    forget: ({ id, name }: SavedView) =>
      run(deleteViewRef, { id }, { done: t('forgotten', { name }) }),
  };
}

const LONGEST_NAME = 40;

type Filter = Readonly<Record<string, string | undefined>>;

interface SavedViewsProps {
  list: ExportableList;
  /** How it is narrowed now; what is empty is not part of it. */
  filter: Filter;
  onOpen: (filter: Readonly<Record<string, string>>) => void;
}

const given = (filter: Filter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

const textOf = (filter: Filter) => JSON.stringify(Object.entries(given(filter)).sort());

/** The ways of narrowing a list somebody comes back to. */
export function SavedViews({ list, filter, onOpen }: SavedViewsProps) {
  const t = useMessages('views');
  const { views, isBusy, keep, forget } = useViews(list);
  const [isOpen, setIsOpen] = useState(false);
  const shown = views.find((view) => textOf(view.filter) === textOf(filter));
  return (
    <div className="flex flex-wrap items-center gap-3">
      {views.length > 0 && (
        <NativeSelect
          isLabelHidden
          label={t('open')}
          placeholder={t('open')}
          value={shown?.id ?? ''}
          options={views.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) =>
            onOpen(views.find(({ id }) => id === target.value)?.filter ?? {})
          }
        />
      )}
      <Button
        variant="quiet"
        icon={<Bookmark aria-hidden className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {t('manage')}
      </Button>
      <LazyDialog open={isOpen} onOpenChange={setIsOpen} title={t('title')} description={t('text')}>
        <KeepForm
          onKeep={async (name) => {
            await keep(name, given(filter));
            setIsOpen(false);
          }}
        />
        {views.length > 0 && (
          <ul className="mt-4 divide-y divide-line">
            {views.map((view) => (
              <li key={view.id} className="flex items-center justify-between gap-3 py-1">
                <span className="wrap-anywhere min-w-0">{view.name}</span>
                <IconButton
                  label={t('forget', { name: view.name })}
                  icon={<Trash2 />}
                  disabled={isBusy}
                  onClick={() => void forget(view)}
                />
              </li>
            ))}
          </ul>
        )}
      </LazyDialog>
    </div>
  );
}

function KeepForm({ onKeep }: { onKeep: (name: string) => Promise<void> }) {
  const t = useMessages('views');
  const form = useCommandForm({
    schema: saveView.input,
    saved: { name: '' },
    words: { name: t('nameMissing') },
    save: (_, { name }) => onKeep(name),
  });
  return (
    <form {...form.box} className="grid gap-4">
      <TextField
        label={t('name')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        {...form.field('name')}
      />
      <FormOutcome form={form} />
      <Button type="submit" isLoading={form.isBusy} className="justify-self-end">
        {t('keep')}
      </Button>
    </form>
  );
}
