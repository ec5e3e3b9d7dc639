import { measureCamera } from './offline/measure-camera';
import { measureOfflineApp } from './offline/measure-offline-app';
import { measureBatches } from './offline/offline-server';

/** Every figure of working without a network, one after another: each wants the machine to itself. */
const kept = [await measureBatches(), await measureOfflineApp(), await measureCamera()];
process.exit(kept.every(Boolean) ? 0 : 1);
