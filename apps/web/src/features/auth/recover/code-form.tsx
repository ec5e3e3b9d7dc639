import { useForm } from 'react-hook-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextField } from '@/ui/fields/text-field';
import type { CodeProblem } from './mail-codes';

const CODE_LENGTH = 6;
const CODE_SHAPE = /^\d{6}$/;

interface CodeFormProps {
  onSubmit: (code: string) => Promise<CodeProblem | undefined>;
}

export function CodeForm({ onSubmit }: CodeFormProps) {
  const t = useMessages('signup');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    const problem = await onSubmit(code);
    if (problem === 'code') setError('code', { message: 'problem.code' }, { shouldFocus: true });
    else if (problem) {
      const isStopped = problem === 'tooMany';
      setError('root', { message: isStopped ? 'mail.stopped' : `problem.${problem}` });
    }
  });
  const key = errors.code?.message as 'mail.codeNeeded' | undefined;
  const rootKey = errors.root?.message as 'problem.unknown' | undefined;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {rootKey && <Banner tone="danger" title={t(rootKey)} />}
      <TextField
        label={t('mail.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH + 1}
        inputClassName="text-center font-semibold text-2xl tabular-nums tracking-[0.4em]"
        error={key && t(key)}
        {...register('code', {
          setValueAs: (text: string) => text.replace(/\s/g, ''),
          validate: (code) => CODE_SHAPE.test(code) || 'mail.codeNeeded',
        })}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {t('mail.submit')}
      </Button>
    </form>
  );
}
