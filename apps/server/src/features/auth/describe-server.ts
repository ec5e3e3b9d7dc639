import { MINUTE_MS } from '@chowk/domain/kernel';
import { type AuthContext, toSeconds } from './auth-deps';
import { AuthError } from './auth-error';
import type { AuthServices } from './auth-services';

const KEYS_MAX_AGE_S = toSeconds(10 * MINUTE_MS);

export async function listKeys(c: AuthContext, { keyring }: AuthServices): Promise<Response> {
  const keys = await keyring.publicJwks();
  c.header('Cache-Control', `public, max-age=${KEYS_MAX_AGE_S}`);
  return c.json({ keys });
}

export async function showSettings(c: AuthContext, services: AuthServices): Promise<Response> {
  const { messenger } = services.ports;
  const hasPhone = messenger.isConfigured('sms') || messenger.isConfigured('whatsapp');
  const widget = services.captcha?.widget;
  const providers = Object.fromEntries(services.providers.names.map((name) => [name, true]));
  return c.json({
    external: { ...providers, email: true, phone: hasPhone, anonymous_users: false },
    disable_signup: services.closedToNew === true,
    mailer_autoconfirm: services.autoConfirm,
    phone_autoconfirm: services.autoConfirmPhone === true,
    sms_provider: '',
    saml_enabled: false,
    ...(widget ? { captcha: { site_key: widget.siteKey, script_url: widget.scriptUrl } } : {}),
  });
}

export async function showHealth(c: AuthContext): Promise<Response> {
  return c.json({ version: '1', name: 'Chowk auth', description: 'Accounts and sessions' });
}

/** `POST /sso`: called by the client, and not supported. */
export async function refuseSso(): Promise<never> {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}
