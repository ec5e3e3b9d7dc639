import { measureBatches } from './offline-server';

process.exit((await measureBatches()) ? 0 : 1);
