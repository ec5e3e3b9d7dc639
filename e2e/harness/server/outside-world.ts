import { randomBytes } from 'node:crypto';
import { startLoopbackSmtp } from '../../../apps/server/src/mail/test/loopback-smtp';
import { type Letter, readLetter } from '../../../apps/server/test/outside/letter';
import { startOidcServer } from '../../../apps/server/test/outside/oidc-server';
import { startCaptchaProvider } from './captcha-provider';
import { startMessageCatcher } from './message-catcher';
import { freePort, SHORT_LIVED, startServer } from './server';

const POLL_MS = 50;
const LIMIT_MS = 30_000;
const SERVICE_KEY_BYTES = 32;

/** A server with real surroundings: email, a sign-in provider, messages, a captcha. */
export async function startOutsideWorld() {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const [smtp, messages, captcha, oidc] = await Promise.all([
    startLoopbackSmtp(),
    startMessageCatcher(),
    startCaptchaProvider(),
    startOidcServer(['google'], site),
  ]);
  const [google] = oidc.settings;
  const serviceKey = randomBytes(SERVICE_KEY_BYTES).toString('hex');
  const env = {
    PORT: String(port),
    CHOWK_DEMO: 'off',
    CHOWK_SERVICE_KEY: serviceKey,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMS_WEBHOOK_URL: messages.url,
    OIDC_GOOGLE_ISSUER: oidc.issuer,
    OIDC_GOOGLE_CLIENT_ID: google?.clientId ?? '',
    OIDC_GOOGLE_CLIENT_SECRET: google?.clientSecret ?? '',
    ...captcha.env,
  };
  const server = await startServer(env, SHORT_LIVED);

  /** Waits for the newest email of a kind. */
  async function letter(to: string, kind: string): Promise<Letter> {
    const endMs = Date.now() + LIMIT_MS;
    while (Date.now() < endMs) {
      const found = smtp.received
        .filter((mail) => mail.to.includes(to))
        .map(({ raw }) => readLetter(to, raw))
        .findLast((each) => each.kind === kind);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`No ${kind} came for ${to}`);
  }

  return {
    site,
    letter,
    captcha,
    messagesUrl: messages.url,
    /** The person who answers the provider's prompt. */
    become: oidc.become,
    asOperator: async (path: string, body: unknown) => {
      const response = await fetch(`${site}/auth/v1${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    stop: async () => {
      await server.stop();
      await Promise.all([smtp.close(), messages.stop(), captcha.stop(), oidc.close()]);
    },
  };
}
