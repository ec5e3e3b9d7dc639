import {
  BANK_FILE_COLUMNS,
  FIGURE_LIMITS,
  type PlatformConfig,
  settingOf,
} from '@chowk/domain/platform';
import { type ReactNode, useState } from 'react';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { figureText, kindOf, type LineFigure, parseFigure } from './figure-text';
import { type Setting, useSetFigure } from './use-set-figure';

interface LineFigureFormProps {
  name: LineFigure;
  config: PlatformConfig;
  canChange: boolean;
  changed: ReactNode;
}

const MOST = {
  count: FIGURE_LIMITS.count,
  hours: FIGURE_LIMITS.hours,
  text: FIGURE_LIMITS.name,
};

/** One figure: what was typed stays until it is saved or put back. */
export function LineFigureForm({ name, config, canChange, changed }: LineFigureFormProps) {
  const t = useMessages('figures');
  const { save } = useSetFigure();
  const [schema] = useState(() => settingOf(name));
  const kind = kindOf(name);
  const form = useCommandForm({
    schema,
    saved: { value: figureText(name, config) },
    given: ({ value }) => ({ value: parseFigure(name, value) }),
    at: () => 'value',
    isLive: true,
    words: {
      value: t(`wrong.${kind}`, { most: kind in MOST ? MOST[kind as keyof typeof MOST] : '' }),
    },
    save: async (_, { value }) => save({ key: name, value } as Setting),
  });
  const what = t(`name.${name}`);

  const hints: Partial<Record<LineFigure, string>> = {
    bank_file_columns: t('hint.bank_file_columns', { options: BANK_FILE_COLUMNS.join(', ') }),
    gst_bps: t('hint.gst_bps'),
  };
  const hint = hints[name];

  return (
    <form {...form.box} className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-56 flex-1"
          label={what}
          hint={
            hint === undefined ? (
              changed
            ) : (
              <>
                {hint} · {changed}
              </>
            )
          }
          readOnly={!canChange}
          autoComplete="off"
          spellCheck={false}
          {...form.field('value')}
        />
        {canChange && form.isDirty && (
          <Button
            type="submit"
            className="mt-6.5"
            isLoading={form.isBusy}
            aria-label={t('saveOf', { what })}
          >
            {t('save')}
          </Button>
        )}
      </div>
      <FormOutcome form={form} />
    </form>
  );
}
