import {
  endSession as endContract,
  endOtherSessions as endOthersContract,
} from '@chowk/domain/accounts';
import { notFound } from '@chowk/domain/kernel';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { endOwnSessions } from '../auth';
import { listDevices } from './sessions.queries';

async function answer({ tx, actor, record }: CommandContext, ended: readonly string[]) {
  record(actor.uid ?? '', { ended });
  return { items: await listDevices(tx, actor) };
}

export const endSession = implementCommand(endContract, async (context, { id }) => {
  if ((await endOwnSessions(context.tx, [id])) === 0) throw notFound();
  return answer(context, [id]);
});

export const endOtherSessions = implementCommand(endOthersContract, async (context) => {
  const devices = await listDevices(context.tx, context.actor);
  const others = devices.filter((device) => !device.is_current).map(({ id }) => id);
  await endOwnSessions(context.tx, others);
  return answer(context, others);
});
