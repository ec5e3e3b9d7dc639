import { RUNNER_STEPS } from './contract/system-steps';
import type { SystemStep } from './db';
import { writeStarterContent } from './db/seed/seed-starter';
import { decideOnDemo } from './demo/decide-demo';
import { closeConfig, fillDemoConfig } from './demo/seed-config';
import { fillDemoMarket } from './demo/seed-market';
import { fillDemoNotices } from './demo/seed-notices';
import { fillDemoOffice } from './demo/seed-office';
import { fillDemoShelves } from './demo/seed-products';
import { fillDemoSpaces } from './demo/seed-spaces';
import { FEATURES } from './features';
import { AUTH_SYSTEM_STEPS } from './features/auth';
import { MAINTENANCE_STEPS } from './jobs';
import { resealValues } from './ops/rotate-secret';
import { REALTIME_STEPS } from './realtime';

/** Everything the server may do beyond a person's rights, each with its reason. */
export const SYSTEM_STEPS: readonly SystemStep[] = [
  ...RUNNER_STEPS,
  ...AUTH_SYSTEM_STEPS,
  ...MAINTENANCE_STEPS,
  ...REALTIME_STEPS,
  writeStarterContent,
  decideOnDemo,
  resealValues,
  fillDemoConfig,
  closeConfig,
  fillDemoMarket,
  fillDemoShelves,
  fillDemoSpaces,
  fillDemoNotices,
  fillDemoOffice,
  ...FEATURES.flatMap((feature) => feature.systemSteps ?? []),
];
