import { randomBytes } from 'node:crypto';
import { startMessageCatcher } from './message-catcher';
import { startServer } from './server';

const SERVICE_KEY_BYTES = 32;

/** Starts the product once for all journeys; what is returned ends it. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CHOWK_E2E_URL) return undefined;
  const messages = await startMessageCatcher();
  const serviceKey = randomBytes(SERVICE_KEY_BYTES).toString('hex');
  const server = await startServer({
    SMS_WEBHOOK_URL: messages.url,
    CHOWK_SERVICE_KEY: serviceKey,
  });
  process.env.CHOWK_E2E_URL = server.url;
  process.env.CHOWK_E2E_MESSAGES = messages.url;
  process.env.CHOWK_E2E_SERVICE_KEY = serviceKey;
  return async () => {
    await server.stop();
    await messages.stop();
  };
}
