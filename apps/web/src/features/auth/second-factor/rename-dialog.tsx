import { type FormEvent, useState } from 'react';
import { useAttempt } from '@/commands/use-attempt';
import type { Factor } from '@/features/auth/security/account.queries';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { renameFactor } from './rename-factor';

const MAX_LENGTH = 60;

interface RenameDialogProps {
  factor: Factor | undefined;
  onClose: () => void;
  onRenamed: () => void;
}

/** Whose phone it is, or which: several in one list want names. */
export function RenameDialog({ factor, onClose, onRenamed }: RenameDialogProps) {
  const t = useMessages('security');
  return (
    <LazyDialog
      open={factor !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('step.renameTitle')}
    >
      {factor && <RenameForm key={factor.id} factor={factor} onRenamed={onRenamed} />}
    </LazyDialog>
  );
}

function RenameForm({ factor, onRenamed }: { factor: Factor; onRenamed: () => void }) {
  const t = useMessages('security');
  const [name, setName] = useState(factor.name);
  const { isBusy, problem, setProblem, attempt } = useAttempt<AccountProblem | 'nameNeeded'>(
    onRenamed,
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem('nameNeeded');
    await attempt(() => renameFactor(factor.id, name.trim()));
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('step.nameLabel')}
        maxLength={MAX_LENGTH}
        autoFocus
        error={problem && t(`problem.${problem}`)}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" isWide isLoading={isBusy}>
        {t('step.renameSave')}
      </Button>
    </form>
  );
}
