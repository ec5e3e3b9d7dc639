import type { Messages } from './format-message';

/**
 * Where the words of all other screens lie. Every file costs its name, and a first load on a weak
 * line has no use for these names yet.
 */
export const more = import.meta.glob<Record<string, Messages>>([
  './{en,hi}/*.ts',
  '!./{en,hi}/{core,ui}.ts',
  '!./{en,hi}/{shell,dashboard,deals,earnings,errors,auth}.ts',
]);
