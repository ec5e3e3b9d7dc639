import { RUNNER_STEPS } from './contract/system-steps';
import type { SystemStep } from './db';
import { writeStarterContent } from './db/seed/seed-starter';
import { decideOnDemo } from './demo';
import { FEATURES } from './features';
import { AUTH_SYSTEM_STEPS } from './features/auth';
import { MAINTENANCE_STEPS } from './jobs';
import { REALTIME_STEPS } from './realtime';
import { resealValues } from './rotate-secret';
import { closeConfig, fillDemoConfig } from './seed-demo-config';
import { fillDemoMarket } from './seed-demo-market';
import { fillDemoNotices } from './seed-demo-notices';
import { fillDemoOffice } from './seed-demo-office';
import { fillDemoShelves } from './seed-demo-products';
import { fillDemoSpaces } from './seed-demo-spaces';

/** Everything the server may do beyond what a person may, each with its reason. */
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
