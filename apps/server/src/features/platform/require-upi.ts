import { ChowkError } from '@chowk/domain/kernel';
import type { Tx } from '../../db';
import { readPlatformConfig } from './read-platform-config';

/** Where money is paid to; while the team has not named it, nobody is shown an address to pay. */
export async function requireUpi(tx: Tx): Promise<{ upi_id: string; upi_name: string }> {
  const { upi_id, upi_name } = await readPlatformConfig(tx);
  if (upi_id === null) throw new ChowkError('UPI_NOT_SET');
  return { upi_id, upi_name };
}
