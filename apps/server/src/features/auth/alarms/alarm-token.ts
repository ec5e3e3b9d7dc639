import { isUuid } from '@chowk/domain/kernel';
import type { Ports } from '../../../contract/context';

const PURPOSE = 'auth/alarms';
const OWNER = 'link';

type Sealing = Pick<Ports, 'sealerFor'>;

/** The alarm's id, encrypted, so that links cannot be forged. */
export function alarmToken({ sealerFor }: Sealing, alarmId: string): string {
  return Buffer.from(sealerFor(PURPOSE).seal(Buffer.from(alarmId), OWNER)).toString('base64url');
}

export function readAlarmToken({ sealerFor }: Sealing, token: string): string | undefined {
  const id = sealerFor(PURPOSE).open(Buffer.from(token, 'base64url'), OWNER)?.toString();
  return id && isUuid(id) ? id : undefined;
}

export function alarmPath(token: string): string {
  return `/not-me?token=${token}`;
}
