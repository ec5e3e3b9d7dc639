import type { PlatformConfig } from '@chowk/domain/platform';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { FILE_COLUMNS, figureText, type LineFigure, parseFigure } from './figure-text';
import { useSetFigure } from './use-set-figure';

interface LineFigureFormProps {
  name: LineFigure;
  config: PlatformConfig;
  canChange: boolean;
  changed: ReactNode;
}

/** One figure: what was typed stays until it is saved or put back. */
export function LineFigureForm({ name, config, canChange, changed }: LineFigureFormProps) {
  const t = useMessages('figures');
  const { isBusy, refusalWords, trySave } = useSetFigure();
  const saved = figureText(name, config);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? saved;
  const parsed = parseFigure(name, text);
  const what = t(`name.${name}`);

  const hints: Partial<Record<LineFigure, string>> = {
    bank_file_columns: t('hint.bank_file_columns', { options: FILE_COLUMNS.join(', ') }),
    gst_bps: t('hint.gst_bps'),
  };
  const hint = hints[name];

  function error(): string | undefined {
    if ('wrong' in parsed) return t(parsed.wrong, { most: parsed.most ?? '' });
    return refusalWords;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!('wrong' in parsed) && (await trySave(parsed))) setTyped(undefined);
  }

  return (
    <form noValidate className="grid gap-2 py-4" onSubmit={(event) => void submit(event)}>
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
          error={error()}
          value={text}
          readOnly={!canChange}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        {canChange && text !== saved && (
          <Button
            type="submit"
            className="mt-6.5"
            isLoading={isBusy}
            aria-label={t('saveOf', { what })}
          >
            {t('save')}
          </Button>
        )}
      </div>
    </form>
  );
}
