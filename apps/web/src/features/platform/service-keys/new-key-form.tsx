import type { ServiceScope } from '@chowk/domain/platform';
import { type FormEvent, useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { wasDone } from '@/commands/use-task';
import { createServiceKeyRef } from '@/features/platform/console.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { CopyButton } from '@/ui/base/copy-button';
import { Banner } from '@/ui/feedback/banner';
import { Checkbox } from '@/ui/fields/checkbox';
import { NativeSelect } from '@/ui/fields/native-select';
import { TextField } from '@/ui/fields/text-field';
import { newServiceKey } from './new-service-key';

const LONGEST_NAME = 60;
const DAYS = [30, 90, 180, 365] as const;
const DEFAULT_DAYS = 90;
const SCOPES = [
  'users:read',
  'users:write',
  'users:delete',
  'factors:delete',
  'links',
  'invite',
  'captcha:skip',
] as const satisfies readonly ServiceScope[];

/** The key is on this screen once, and nowhere else. */
export function NewKeyForm() {
  const t = useMessages('switches');
  const { isBusy, run } = useCommand(createServiceKeyRef, {
    done: t('keys.makeDone'),
    refused: t('notDone'),
    isShownFirst: true,
  });
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [made, setMade] = useState<string>();
  const [scopes, setScopes] = useState<readonly ServiceScope[]>([]);
  const [days, setDays] = useState<number>(DEFAULT_DAYS);
  const isEmpty = name.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isEmpty || scopes.length === 0) return;
    const { key, ...hashed } = await newServiceKey();
    const input = {
      name: name.trim(),
      scopes: [...scopes],
      valid_days: days,
      ...hashed,
    };
    if (!wasDone(await run((id) => ({ id, ...input })))) return;
    setMade(key);
    setName('');
    setScopes([]);
    setWasTried(false);
  }

  return (
    <div className="grid gap-4">
      <form
        noValidate
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          className="min-w-56 flex-1"
          label={t('keys.newName')}
          hint={t('keys.newNameHint')}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          error={wasTried && isEmpty ? t('keys.nameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <NativeSelect
          className="min-w-40"
          label={t('keys.validFor')}
          value={String(days)}
          options={DAYS.map((count) => ({
            value: String(count),
            label: t('keys.days', { count }),
          }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <fieldset className="w-full">
          <legend className="font-semibold">{t('keys.scopes')}</legend>
          <div className="grid gap-x-5 sm:grid-cols-2">
            {SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                label={t(`scope.${scope}`)}
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes((held) =>
                    target.checked ? [...held, scope] : held.filter((each) => each !== scope),
                  )
                }
              />
            ))}
          </div>
          {wasTried && scopes.length === 0 && (
            <p role="alert" className="text-danger-ink text-sm">
              {t('keys.scopesMissing')}
            </p>
          )}
        </fieldset>
        <Button type="submit" isLoading={isBusy}>
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
