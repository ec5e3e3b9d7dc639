import { startServer } from './server';

/** Starts the product once for all journeys; what is returned ends it. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CHOWK_E2E_URL) return undefined;
  const server = await startServer();
  process.env.CHOWK_E2E_URL = server.url;
  return server.stop;
}
