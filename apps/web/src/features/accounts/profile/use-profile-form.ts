import { type Profile, updateProfile } from '@chowk/domain/accounts';
import { changesIn, formatMobile, type InputOf } from '@chowk/domain/kernel';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEdited } from '@/commands/use-edited';
import { inWords } from '@/forms/checks';
import { type FormValues, valuesIn } from '@/forms/form-values';
import { useCommandForm } from '@/forms/use-command-form';
import { type MessageKey, useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { type ChangeState, watchChange } from '@/offline/outbox/watch-queue';
import { profileOptions, updateProfileRef } from './profile.queries';
import { saveProfile } from './save-profile';

type ProfileValues = FormValues<typeof updateProfile.input>;
export type TextField = Exclude<keyof ProfileValues, 'whatsapp_opt_in'>;
type ProfileErrorKey = Extract<MessageKey<'account'>, `field.${string}`>;

/** A person has one profile. */
export const PROFILE_ROW = 'profiles:own';

const WORDS: Readonly<Record<string, ProfileErrorKey>> = {
  mobile: 'field.phoneShape',
  email: 'field.emailShape',
  min_string: 'field.nameNeeded',
  max_string: 'field.tooLong',
  PHONE_TAKEN: 'field.phoneTaken',
};

export function valuesOf(profile: Profile): ProfileValues {
  const values = valuesIn(updateProfile.input, profile);
  return {
    ...values,
    phone: formatMobile(values.phone),
    business_phone: formatMobile(values.business_phone),
  };
}

async function readProfileNow(queryClient: QueryClient, id: string): Promise<Profile> {
  const options = profileOptions(id);
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  return queryClient.fetchQuery({ ...options, staleTime: 0 });
}

/** What was typed stays on every refusal and through a reload; `undo` brings back what was saved. */
export function useProfileForm(profile: Profile) {
  const t = useMessages('account');
  const queryClient = useQueryClient();
  const { edited, baseOf, forget, discard } = useEdited(updateProfileRef.name, PROFILE_ROW);
  const [undo, setUndo] = useState<Profile>();
  const isUndoing = useRef(false);
  const [change, setChange] = useState<ChangeState>('none');
  useEffect(() => watchChange(PROFILE_ROW, setChange), []);

  // As it stands with what is edited: a change that was not sent yet.
  const opened = { ...profile, ...(edited?.data as InputOf<typeof updateProfile> | undefined) };
  const changesOf = (base: Profile, values: ProfileValues) =>
    changesIn(updateProfile.input, base, values);

  const form = useCommandForm({
    schema: updateProfile.input,
    saved: valuesOf(opened),
    draft: formDraft('profile', profile.id),
    isDirty: (values: ProfileValues) =>
      edited !== undefined || Object.keys(changesOf(profile, values)).length > 0,
    words: inWords(WORDS, t),
    codes: { PHONE_TAKEN: 'phone' },
    save: async (values) => {
      const base = await baseOf(profile, () => readProfileNow(queryClient, profile.id));
      const changes = changesOf(base, values);
      setUndo(undefined);
      if (Object.keys(changes).length === 0) {
        await discard();
        return valuesOf(base);
      }
      const saved = await saveProfile(queryClient, base, changes);
      forget();
      setChange(saved.isWaiting ? 'waiting' : 'none');
      setUndo(isUndoing.current ? undefined : base);
      return valuesOf(saved.profile);
    },
  });
  return {
    ...form,
    change,
    canUndo: undo !== undefined,
    undo: async () => {
      isUndoing.current = true;
      if (undo) form.change(valuesOf(undo));
      await form.submit();
      isUndoing.current = false;
    },
    isRestored: form.isRestored || edited !== undefined,
    startOver: () => {
      form.startOver(valuesOf(profile));
      if (edited) void discard();
    },
  };
}
