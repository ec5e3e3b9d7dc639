import { type FormEvent, useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { newId } from '@/api/contract-client';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { TextField } from '@/ui/text-field';
import { createServiceKeyRef, listServiceKeysRef } from './console.queries';
import { newServiceKey } from './new-service-key';
import { useConsoleStep } from './use-console-step';

const LONGEST_NAME = 60;

/** The key is on this screen once, and nowhere else. */
export function NewKeyForm() {
  const t = useMessages('switches');
  const { isBusy, take } = useConsoleStep(listServiceKeysRef);
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [made, setMade] = useState<string>();
  const isEmpty = name.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isEmpty) return;
    const { key, ...hashed } = await newServiceKey();
    const input = { id: newId(), name: name.trim(), ...hashed };
    const isDone = await take(t('keys.makeDone'), () =>
      contractClient.runCommand(createServiceKeyRef, input),
    );
    if (!isDone) return;
    setMade(key);
    setName('');
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
        <Button type="submit" className="mt-6.5" isLoading={isBusy}>
          {t('keys.make')}
        </Button>
      </form>
      {made !== undefined && (
        <Banner
          tone="warning"
          title={t('keys.once')}
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
