import type { Role } from '@chowk/domain/kernel';
import type { Ports } from '../../../contract/context';
import type { Tx } from '../../../db';
import { consents } from '../../../db/schema/own-settings';
import { startBusinesses } from '../../../db/start-business';
import type { GivenConsents } from './user-metadata';

export type PersonPorts = Pick<Ports, 'db' | 'newId' | 'nowMs'>;

interface FirstRows {
  readonly businessName: string;
  readonly roles: readonly Role[];
  readonly consents: GivenConsents | undefined;
}

/** A new person's rows: the brand or shop of their role, and their consents. */
export async function insertFirstRows(
  tx: Tx,
  { newId, nowMs }: PersonPorts,
  id: string,
  { businessName, roles, consents: given }: FirstRows,
): Promise<void> {
  await startBusinesses(tx, newId, { id, businessName }, roles);
  if (!given || given.purposes.length === 0) return;
  const { version } = given;
  const given_at = new Date(nowMs());
  await tx.insert(consents).values(
    given.purposes.map((purpose) => ({
      id: newId(),
      profile_id: id,
      purpose,
      version,
      given_at,
    })),
  );
}
