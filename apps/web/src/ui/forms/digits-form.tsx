import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';

const CODE_LENGTH = 6;
const CODE_SHAPE = /^\d{6}$/;
const NEEDED = 'codeNeeded';

interface DigitsFormProps<Problem extends string> {
  label: string;
  hint?: ReactNode;
  submitLabel: string;
  /** Answers with what went wrong; undefined when the code was right. */
  onSubmit: (code: string) => Promise<Problem | undefined>;
  /** Called at every render, so that the text follows the language. */
  wordsFor: (problem: Problem | typeof NEEDED) => string;
  isAutoFocused?: boolean;
}

/** Six digits from a mail, a message or an authenticator app. */
export function DigitsForm<Problem extends string>({
  label,
  hint,
  submitLabel,
  onSubmit,
  wordsFor,
  isAutoFocused,
}: DigitsFormProps<Problem>) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    const problem = await onSubmit(code);
    if (problem) setError('code', { message: problem }, { shouldFocus: true });
  });
  const problem = errors.code?.message as Problem | typeof NEEDED | undefined;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={isAutoFocused}
        maxLength={CODE_LENGTH + 1}
        inputClassName="text-center font-semibold text-2xl tabular-nums tracking-[0.4em]"
        error={problem && wordsFor(problem)}
        {...register('code', {
          setValueAs: (text: string) => text.replace(/\s/g, ''),
          validate: (code) => CODE_SHAPE.test(code) || NEEDED,
        })}
      />
      <Button type="submit" isWide isLoading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
