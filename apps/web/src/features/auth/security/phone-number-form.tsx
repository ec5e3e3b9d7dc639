import { findMobile } from '@chowk/domain/kernel';
import { useForm } from 'react-hook-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextField } from '@/ui/fields/text-field';
import type { AccountProblem } from './account-problem';

interface PhoneNumberFormProps {
  phone?: string;
  submitLabel: string;
  /** Gets the number in its one form; answers with what went wrong. */
  onSubmit: (phone: string) => Promise<AccountProblem | undefined>;
}

/** An Indian mobile to which a code is then sent. */
export function PhoneNumberForm({ phone = '', submitLabel, onSubmit }: PhoneNumberFormProps) {
  const t = useMessages('security');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { phone } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ phone: typed }) => {
    const problem = await onSubmit(findMobile(typed) ?? typed);
    if (problem) setError('root', { message: problem });
  });
  const root = errors.root?.message as AccountProblem | undefined;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t('phone.new')}
        hint={t('phone.how')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone && t('phone.shape')}
        {...register('phone', { validate: (typed) => findMobile(typed) !== undefined })}
      />
      {root && <Banner tone="danger" title={t(`problem.${root}`)} />}
      <Button type="submit" className="self-start" isLoading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
