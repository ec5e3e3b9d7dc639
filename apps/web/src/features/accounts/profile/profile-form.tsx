import type { Profile } from '@chowk/domain/accounts';
import type { ComponentProps, ReactNode } from 'react';
import { FormOutcome, RestoredDraft } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Checkbox } from '@/ui/fields/checkbox';
import { TextField } from '@/ui/fields/text-field';
import { type TextField as TextFieldName, useProfileForm } from './use-profile-form';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

const PHONE: InputProps = { type: 'tel', inputMode: 'tel' };
const EMAIL: InputProps = { type: 'email', inputMode: 'email' };

/** Two groups of people's details: their own, then their business's. */
const PERSON: readonly (readonly [TextFieldName, InputProps])[] = [
  ['full_name', { autoComplete: 'name' }],
  ['phone', { ...PHONE, autoComplete: 'tel' }],
  ['email', { ...EMAIL, autoComplete: 'email' }],
  ['area', { autoComplete: 'address-level3' }],
  ['address', { autoComplete: 'street-address' }],
  ['location', { autoComplete: 'address-level2' }],
];
const BUSINESS: readonly (readonly [TextFieldName, InputProps])[] = [
  ['company_name', { autoComplete: 'organization' }],
  ['business_phone', PHONE],
  ['business_email', EMAIL],
];

interface ProfileFormProps {
  profile: Profile;
  /** What was changed here and not taken. */
  refused: ReactNode;
}

export function ProfileForm({ profile, refused }: ProfileFormProps) {
  const t = useMessages('account');
  const form = useProfileForm(profile);
  const { canUndo, change, isDirty } = form;
  const isWaiting = change === 'waiting';
  // Told where somebody who saved just now is looking, else above the fields.
  const isToldBelow = canUndo && change === 'refused';

  function fields(group: typeof PERSON) {
    return group.map(([name, input]) => (
      <TextField key={name} label={t(`me.${name}`)} {...input} {...form.field(name)} />
    ));
  }

  return (
    <form {...form.box} className="flex flex-col gap-5">
      {!isToldBelow && refused}
      <RestoredDraft form={form} />
      {isWaiting && !canUndo && !isDirty && !form.isBusy && (
        <Banner tone="offline" title={t('profile.savedHere')} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">{fields(PERSON)}</div>
      <Checkbox
        label={t('me.whatsapp_opt_in')}
        description={t('me.whatsappWhy')}
        {...form.register('whatsapp_opt_in')}
      />
      <h3 className="border-line border-t pt-5 text-base">{t('profile.business')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">{fields(BUSINESS)}</div>
      <FormOutcome form={form} />
      {isToldBelow && refused}
      {canUndo && !isToldBelow && !isDirty && (
        <Banner
          tone={isWaiting ? 'offline' : 'success'}
          title={t(isWaiting ? 'profile.savedHere' : 'profile.saved')}
          action={
            <Button variant="secondary" size="sm" onClick={() => void form.undo()}>
              {t('profile.undo')}
            </Button>
          }
        />
      )}
      <Button type="submit" className="self-start" disabled={!isDirty} isLoading={form.isBusy}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
