import { useForm } from 'react-hook-form';
import { askAuth, refusalOf } from '@/api/auth/ask-auth';
import type { Factor } from '@/features/auth/security/account.queries';
import { type AccountProblem, accountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';

/** Undefined when it has the new name. */
async function renameFactor(
  factorId: string,
  friendlyName: string,
): Promise<AccountProblem | undefined> {
  const body = JSON.stringify({ friendly_name: friendlyName });
  try {
    const refusal = await refusalOf(await askAuth(`/factors/${factorId}`, { method: 'PUT', body }));
    return refusal && accountProblem({ name: 'AuthApiError', ...refusal });
  } catch {
    return 'network';
  }
}

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
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: factor.name },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ name }) => {
    const problem = await renameFactor(factor.id, name.trim());
    if (problem) setError('name', { message: problem }, { shouldFocus: true });
    else onRenamed();
  });
  const problem = errors.name?.message as AccountProblem | 'nameNeeded' | undefined;

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t('step.nameLabel')}
        maxLength={MAX_LENGTH}
        autoFocus
        error={problem && t(`problem.${problem}`)}
        {...register('name', { validate: (name) => name.trim() !== '' || 'nameNeeded' })}
      />
      <Button type="submit" isWide isLoading={isSubmitting}>
        {t('step.renameSave')}
      </Button>
    </form>
  );
}
