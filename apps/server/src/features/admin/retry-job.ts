import { retryJob as contract } from '@chowk/domain/admin';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { workOffJobs } from './system-steps';

export const retryJob = implementCommand(contract, async (context, { id }) => {
  const { tx, ports, asSystem, record } = context;
  const name = requireRow(await asSystem(workOffJobs, () => ports.jobs.reviveIn(tx, id)));
  record(id, { job: name });
  return { id, name };
});
