import { measureCamera } from './measure-camera';
import { measureOfflineApp } from './measure-offline-app';
import { measureBatches } from './offline-server';

/** Every figure of working without a network, one after another: each wants the machine to itself. */
const kept = [await measureBatches(), await measureOfflineApp(), await measureCamera()];
process.exit(kept.every(Boolean) ? 0 : 1);
