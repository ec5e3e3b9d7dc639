import { exportList as contract } from '@chowk/domain/admin';
import { implementCommand } from '../../contract/implement';

export const exportList = implementCommand(contract, async ({ record }, input) => {
  const { list, format, filter } = input;
  record(list, { format, filter });
  return { list };
});
