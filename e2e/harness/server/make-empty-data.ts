import { SHORT_LIVED, startServer } from './server';

/** Makes the folder named: a server was started on it once, and stopped. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
const server = await startServer({ CHOWK_DEMO: 'off', CHOWK_DATA_DIR: folder }, SHORT_LIVED);
await server.stop();
