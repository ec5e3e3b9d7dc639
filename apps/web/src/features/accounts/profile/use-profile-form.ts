import type { Profile } from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { errorKey } from '@/api/errors/error-words';
import { useEdited } from '@/commands/use-edited';
import { asFieldErrors } from '@/features/accounts/field-errors';
import type { MessageKey } from '@/i18n';
import { type ChangeState, watchChange } from '@/offline/outbox/watch-queue';
import { updateProfileRef } from './profile.queries';
import {
  changesFrom,
  openedOf,
  PROFILE_ENTITY,
  type ProfileValues,
  profileErrors,
  serverErrors,
  typedProfile,
  valuesOf,
} from './profile-form-values';
import { isJustToSaveAgain, saveProfile } from './save-profile';
import { useFormDraft } from './use-form-draft';

const resolver: Resolver<ProfileValues> = (values) => {
  const errors = asFieldErrors(profileErrors(values));
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** What was typed stays on every refusal and through a reload; `undo` brings back what was saved. */
export function useProfileForm(profile: Profile) {
  const queryClient = useQueryClient();
  const {
    edited,
    forget: forgetEdited,
    discard,
  } = useEdited(updateProfileRef.name, PROFILE_ENTITY);
  const saved = useMemo(() => ({ ...valuesOf(profile), ...openedOf(edited) }), [profile, edited]);
  const draft = useMemo(() => typedProfile(profile.id), [profile.id]);
  const form = useForm<ProfileValues>({ defaultValues: saved, resolver });
  const { isBack, forget, startOver } = useFormDraft(form, saved, draft);
  const [problem, setProblem] = useState<MessageKey<'errors'> | 'saveAgain'>();
  const [undo, setUndo] = useState<{ to: Profile }>();
  const [change, setChange] = useState<ChangeState>('none');
  const isWaiting = change === 'waiting';

  useEffect(() => watchChange(PROFILE_ENTITY, setChange), []);

  async function save(base: Profile, values: ProfileValues) {
    setProblem(undefined);
    const changes = changesFrom(base, values);
    try {
      const isChanged = Object.keys(changes).length > 0;
      if (edited && !isChanged) await discard();
      const after = isChanged
        ? await saveProfile(queryClient, base, changes)
        : { profile: base, isWaiting };
      setChange(after.isWaiting ? 'waiting' : 'none');
      form.reset(valuesOf(after.profile));
      forget();
      forgetEdited();
      return after;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  }

  function refuse(error: unknown) {
    const fields = error instanceof ChowkError ? serverErrors(error.details?.fields ?? []) : {};
    for (const [name, message] of Object.entries(fields)) {
      form.setError(name as keyof ProfileValues, { message });
    }
    const isTaken = error instanceof ChowkError && error.code === 'PHONE_TAKEN';
    if (isTaken) form.setError('phone', { message: 'field.phoneTaken' }, { shouldFocus: true });
    else if (Object.keys(fields).length === 0) {
      setProblem(isJustToSaveAgain(error) ? 'saveAgain' : errorKey(error));
    }
  }

  const submit = form.handleSubmit(async (values) => {
    setUndo(undefined);
    if (await save(profile, values)) setUndo({ to: profile });
  });
  const takeBack = async () => {
    const to = undo?.to;
    setUndo(undefined);
    if (to) await save(profile, valuesOf(to));
  };
  const canUndo = undo !== undefined;
  return {
    form,
    submit,
    problem,
    canUndo,
    change,
    takeBack,
    isDirty: form.formState.isDirty || edited !== undefined,
    isBack: isBack || edited !== undefined,
    startOver: () => {
      startOver();
      if (edited) void discard();
    },
  };
}
