import { measureBatches } from './offline/offline-server';

/** Only what the server does with batches: without browsers, for a look at the runner alone. */
process.exit((await measureBatches()) ? 0 : 1);
