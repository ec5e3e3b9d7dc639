import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import { SignOutButton } from '@/app/session/sign-out-button';
import { readMeRef } from '@/features/accounts/accounts.queries';
import { giveConsentRef } from '@/features/accounts/settings.queries';
import { ConsentFields } from '@/features/auth/sign-up/consent-fields';
import { EMPTY_SIGN_UP } from '@/features/auth/sign-up/sign-up-rules';
import { type MessageKey, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NarrowPage } from './narrow-page';

/** Undefined when all are recorded; recording one twice is harmless. */
async function giveConsents(
  purposes: readonly ConsentPurpose[],
): Promise<MessageKey<'errors'> | undefined> {
  try {
    for (const purpose of purposes) {
      await contractClient.runCommand(giveConsentRef, { purpose, version: CONSENT_VERSION });
    }
    return undefined;
  } catch (error) {
    return errorKey(error);
  }
}

const PURPOSES = ['privacy', 'location', 'analytics'] as const;

/**
 * People from a provider or an invitation, and those from before consents existed, gave theirs in
 * no form. They are asked here, in place of the page they wanted.
 */
export function ConsentStep() {
  const t = useMessages('signup');
  const comeback = useMessages('comeback');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: EMPTY_SIGN_UP });
  const submit = handleSubmit(async (values) => {
    if (!values.consent_privacy) {
      setError('consent_privacy', { message: 'needed' }, { shouldFocus: true });
      return;
    }
    const problem = await giveConsents(PURPOSES.filter((purpose) => values[`consent_${purpose}`]));
    if (problem) setError('root', { message: problem });
    else await queryClient.invalidateQueries({ queryKey: [readMeRef.name] });
  });
  const problem = formState.errors.root?.message as MessageKey<'errors'> | undefined;
  return (
    <NarrowPage title={comeback('consent.title')} text={comeback('consent.text')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <ConsentFields
          register={register}
          privacyError={formState.errors.consent_privacy && t('field.privacyNeeded')}
        />
        {problem && <Banner tone="danger" title={errors(problem)} />}
        <Button type="submit" size="lg" isWide isLoading={formState.isSubmitting}>
          {comeback('goOn')}
        </Button>
        <SignOutButton variant="quiet">{comeback('consent.leave')}</SignOutButton>
      </form>
    </NarrowPage>
  );
}
