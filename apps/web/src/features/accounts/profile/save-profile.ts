import type { Profile } from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { newerRow } from '@/api/errors/newer-row';
import { storedSession } from '@/api/session/stored-session';
import { sendCommand } from '@/commands/send-command';
import { readMeRef } from '@/features/accounts/accounts.queries';
import { listChoicesRef } from '@/features/accounts/consents/choices.queries';
import { listConsentsRef } from '@/features/accounts/settings.queries';
import { formDraftsWritten } from '@/offline/outbox/drafts';
import { profileOptions, updateProfileRef } from './profile.queries';

type ProfileChanges = Partial<Omit<Profile, 'id' | 'status' | 'version'>>;

interface SavedProfile {
  readonly profile: Profile;
  /** On this device, and on its way. */
  readonly isWaiting: boolean;
}

/** Shows the change once it is on the disk, keeps the server's answer, and goes back on a refusal. */
export async function saveProfile(
  queryClient: QueryClient,
  before: Profile,
  changes: ProfileChanges,
): Promise<SavedProfile> {
  if (!storedSession()) throw new ChowkError('UNAUTHENTICATED', { message: 'No user logged in' });
  const { queryKey } = profileOptions(before.id);
  await queryClient.cancelQueries({ queryKey });
  const show = (profile: Profile) => queryClient.setQueryData(queryKey, profile);
  try {
    // What is typed and what waits say the same, whenever the browser is killed.
    await formDraftsWritten();
    // Not before: drawing the change would keep a slow phone from writing it down.
    const onStored = () => show({ ...before, ...changes });
    const outcome = await sendCommand(
      updateProfileRef,
      { version: before.version, ...changes },
      { queue: { onStored, seen: before } },
    );
    if (outcome.kind === 'refused') throw outcome.error;
    // Kept on this device until there is a line; then everything that shows it is asked anew.
    const after = (outcome.kind === 'done' && outcome.output) || { ...before, ...changes };
    if (outcome.kind === 'waiting') return { profile: after, isWaiting: true };
    show(after);
    // The name in the bar and the greeting come from the first; WhatsApp is a consent as well.
    for (const { name } of [readMeRef, listConsentsRef, listChoicesRef]) {
      await queryClient.invalidateQueries({ queryKey: [name] });
    }
    return { profile: after, isWaiting: false };
  } catch (error) {
    // The newer version is what the next save is compared with; what was typed is still typed.
    show(newerRow<Profile>(error) ?? before);
    throw error;
  }
}
