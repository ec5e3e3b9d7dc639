import { createServiceKey, SERVICE_SCOPES, type ServiceScope } from '@chowk/domain/platform';
import { useState } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { createServiceKeyRef } from '@/features/platform/console.queries';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { CopyButton } from '@/ui/base/copy-button';
import { Banner } from '@/ui/feedback/banner';
import { Checkbox } from '@/ui/fields/checkbox';
import { FieldError } from '@/ui/fields/field';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextField } from '@/ui/fields/text-field';
import { newServiceKey } from './new-service-key';

const LONGEST_NAME = 60;
const DAYS = [30, 90, 180, 365] as const;
interface NewKey {
  readonly name: string;
  readonly scopes: ServiceScope[];
  /** As its field has it. */
  readonly valid_days: string;
}

const NOTHING: NewKey = { name: '', scopes: [], valid_days: '90' };

/** The key is on this screen once, and nowhere else. */
export function NewKeyForm() {
  const t = useMessages('switches');
  const { run } = useCommand(createServiceKeyRef, { done: t('keys.makeDone'), isShownFirst: true });
  const [made, setMade] = useState<string>();
  const form = useCommandForm({
    schema: createServiceKey.input,
    saved: NOTHING,
    given: ({ valid_days: days, ...values }) => ({ ...values, valid_days: Number(days) }),
    words: { name: t('keys.nameMissing'), scopes: t('keys.scopesMissing') },
    save: async (_, input) => {
      const { key, ...hashed } = await newServiceKey();
      outputOrThrow(await run((id) => ({ id, ...input, ...hashed })));
      setMade(key);
    },
  });
  const { value: scopes, onChange: setScopes, error: scopesError } = form.control('scopes');

  return (
    <div className="grid gap-4">
      <form {...form.box} className="flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-56 flex-1"
          label={t('keys.newName')}
          hint={t('keys.newNameHint')}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          {...form.field('name')}
        />
        <NativeSelect
          className="min-w-40"
          label={t('keys.validFor')}
          options={DAYS.map((count) => ({
            value: String(count),
            label: t('keys.days', { count }),
          }))}
          {...form.field('valid_days')}
        />
        <fieldset className="w-full">
          <legend className="font-semibold">{t('keys.scopes')}</legend>
          <div className="grid gap-x-5 sm:grid-cols-2">
            {SERVICE_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                label={t(`scope.${scope}`)}
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes(
                    target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope),
                  )
                }
              />
            ))}
          </div>
          <FieldError id={undefined} error={scopesError} />
        </fieldset>
        <div className="w-full empty:hidden">
          <FormOutcome form={form} />
        </div>
        <Button type="submit" isLoading={form.isBusy}>
          {t('keys.make')}
        </Button>
      </form>
      {made !== undefined && (
        <Banner
          tone="warning"
          title={t('keys.once')}
          text={t('keys.waits')}
          action={
            <div className="grid gap-3">
              <code className="wrap-anywhere block">{made}</code>
              <CopyButton
                text={made}
                label={t('keys.copy')}
                copiedLabel={t('keys.copied')}
                failedLabel={t('keys.notCopied')}
              />
            </div>
          }
        />
      )}
    </div>
  );
}
