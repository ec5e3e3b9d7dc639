import { randomBytes } from 'node:crypto';
import type { FullConfig } from '@playwright/test';
import { startMessageCatcher } from './message-catcher';
import { startServer } from './server';
import { warmUp } from './warm-up';

const SERVICE_KEY_BYTES = 32;

/** Starts the product once for all journeys; the returned function stops it. */
export default async function globalSetup({
  projects,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CHOWK_E2E_URL) return undefined;
  const messages = await startMessageCatcher();
  const serviceKey = randomBytes(SERVICE_KEY_BYTES).toString('hex');
  const server = await startServer({
    CHOWK_DEMO: 'on',
    SMS_WEBHOOK_URL: messages.url,
    CHOWK_SERVICE_KEY: serviceKey,
  });
  process.env.CHOWK_E2E_URL = server.url;
  process.env.CHOWK_E2E_MESSAGES = messages.url;
  process.env.CHOWK_E2E_SERVICE_KEY = serviceKey;
  const stop = async () => {
    await server.stop();
    await messages.stop();
  };
  try {
    await warmUp(server.url, projects[0]?.use.launchOptions);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
