import type { UseFormRegister } from 'react-hook-form';
import { useMessages } from '@/i18n';
import { Checkbox } from '@/ui/fields/checkbox';
import { CARD_CLASS } from '@/ui/layout/card';
import type { SignUpValues } from './sign-up-rules';

interface ConsentFieldsProps {
  register: UseFormRegister<SignUpValues>;
  privacyError: string | undefined;
}

const PRIVACY_PAGE = '/cms/privacy';

/** Standing apart from the form, each with its purpose, none ticked beforehand. */
export function ConsentFields({ register, privacyError }: ConsentFieldsProps) {
  const t = useMessages('signup');
  return (
    <fieldset className={`${CARD_CLASS} px-4 pt-3 pb-2`}>
      <legend className="sr-only">{t('consent.title')}</legend>
      <p aria-hidden className="font-semibold">
        {t('consent.title')}
      </p>
      <p className="text-muted text-sm">
        {t('consent.text')}{' '}
        <a
          href={PRIVACY_PAGE}
          target="_blank"
          rel="noreferrer"
          className="font-medium text-primary-ink underline underline-offset-4"
        >
          {t('consent.read')}
        </a>
      </p>
      <Checkbox
        label={t('consent.privacy')}
        description={t('consent.privacyWhy')}
        {...(privacyError ? { error: privacyError } : {})}
        {...register('consent_privacy')}
      />
      <Checkbox
        label={t('consent.location')}
        description={t('consent.locationWhy')}
        {...register('consent_location')}
      />
      <Checkbox
        label={t('consent.analytics')}
        description={t('consent.analyticsWhy')}
        {...register('consent_analytics')}
      />
    </fieldset>
  );
}
