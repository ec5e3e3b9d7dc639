import { addPersonNote as contract, type PersonNote } from '@chowk/domain/admin';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { profiles } from '../../db/schema/accounts';
import { personNotes } from '../../db/schema/person-notes';

export function presentNote(
  { id, text, created_at }: typeof personNotes.$inferSelect,
  authorName: string | null,
): PersonNote {
  return { id, text, author_name: authorName, created_at: created_at.toISOString() };
}

export const addPersonNote = implementCommand(contract, async ({ tx, actor, record }, input) => {
  const { id, person_id, text } = input;
  const [person] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, person_id));
  requireRow(person, 'Profile not found');
  const authorId = actor.uid ?? '';
  const [[row], [author]] = await Promise.all([
    tx.insert(personNotes).values({ id, person_id, author_id: authorId, text }).returning(),
    tx.select({ name: profiles.full_name }).from(profiles).where(eq(profiles.id, authorId)),
  ]);
  // Who was written about, so that it stands in their trail.
  record(person_id, { note: id });
  return presentNote(requireRow(row), author?.name ?? null);
});
