import { and, eq, ne } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { type Notice, notifyPeople } from '../../notifications';
import { tellSuperAdmins } from '../system-steps';

type Asked = Extract<Notice, { type: `proposal_${string}` }>;
/** What is proposed; who is told, and by whom it comes, is added here. */
export type Question = Asked extends infer Each
  ? Each extends Asked
    ? {
        readonly type: Each['type'];
        readonly about: Omit<Each['payload'], 'proposal_id' | 'proposer'>;
      }
    : never
  : never;

/** Every active super admin but the one who proposes. */
export async function requestConfirmation(
  context: CommandContext,
  proposalId: string,
  { type, about }: Question,
): Promise<void> {
  const { tx, actor, asSystem } = context;
  await asSystem(tellSuperAdmins, async () => {
    const [own] = await tx
      .select({ name: profiles.full_name })
      .from(profiles)
      .where(eq(profiles.id, actor.uid ?? ''));
    const others = await tx
      .select({ id: userRoles.user_id })
      .from(userRoles)
      .innerJoin(profiles, eq(profiles.id, userRoles.user_id))
      .where(
        and(
          eq(userRoles.role, 'super_admin'),
          eq(profiles.status, 'active'),
          ne(profiles.id, actor.uid ?? ''),
        ),
      );
    const payload = { ...about, proposal_id: proposalId, proposer: own?.name ?? '' };
    const notices = others.map(({ id }) => ({ profileId: id, type, payload }) as Notice);
    await notifyPeople(context, notices);
  });
}
