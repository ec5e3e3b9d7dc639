import { useForm } from 'react-hook-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextField } from '@/ui/fields/text-field';
import { tidyTeamCode, verifyTeamCode } from './mail-codes';

const CODE_LENGTH = 16;

/** For an owner whom no message reaches: what our team reads out on the phone. */
export function TeamCodeForm({ onProved }: { onProved: () => void }) {
  const t = useMessages('signup');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    const problem = await verifyTeamCode(code);
    if (!problem) onProved();
    else if (problem === 'code') setError('code', { message: 'wrong' }, { shouldFocus: true });
    else setError('root', { message: `problem.${problem}` });
  });
  const rootKey = errors.root?.message as 'problem.unknown' | undefined;
  const wrong = errors.code?.message === 'wrong' ? 'team.wrong' : 'team.needed';
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {rootKey && <Banner tone="danger" title={t(rootKey)} />}
      <TextField
        label={t('team.code')}
        hint={t('team.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="font-semibold tracking-widest uppercase"
        error={errors.code && t(wrong)}
        {...register('code', { validate: (code) => tidyTeamCode(code).length === CODE_LENGTH })}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {t('mail.submit')}
      </Button>
    </form>
  );
}
