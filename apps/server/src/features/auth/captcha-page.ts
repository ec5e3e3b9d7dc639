import type { AuthContext } from './auth-deps';
import { AuthError } from './auth-error';
import type { AuthServices } from './auth-services';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Captcha</title><body><div id="captcha"></div></body></html>';

function policyFor(sources: readonly string[]): string {
  const hosts = sources.join(' ');
  return [
    "default-src 'none'",
    `script-src ${hosts}`,
    `frame-src ${hosts}`,
    `connect-src ${hosts}`,
    `img-src ${hosts} data:`,
    // The widget styles itself; nothing anybody typed is ever on this page.
    `style-src ${hosts} 'unsafe-inline'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * `GET /captcha`: the empty page that holds the widget, in a frame of our own app. Only here may a
 * provider's script run, so the app's own policy stays shut, also that of copies kept by a worker.
 */
export async function showCaptchaPage(c: AuthContext, services: AuthServices): Promise<Response> {
  const widget = services.captcha?.widget;
  if (!widget) throw new AuthError(404, 'not_found', 'There is nothing at this address');
  c.header('Content-Security-Policy', policyFor(widget.sources));
  c.header('X-Frame-Options', 'SAMEORIGIN');
  return c.html(PAGE);
}
