import { createHash } from 'node:crypto';
import type { CaptchaWidget } from '../../../captcha-providers';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';

/**
 * Runs beside the provider's script, so it holds nothing worth taking. `location.origin` is that of
 * the address, although the sandbox gives the document an origin of its own.
 */
const SCRIPT = `(() => {
  const { siteKey, scriptUrl } = document.body.dataset;
  const wish = new URLSearchParams(location.search);
  const language = wish.get('language') ?? 'en';
  const tell = (type, token) => parent.postMessage({ type, token }, location.origin);
  window.chowkCaptchaReady = () => {
    const api = window.turnstile ?? window.hcaptcha;
    if (!api) return tell('captcha.failed');
    api.render(document.getElementById('captcha'), {
      sitekey: siteKey,
      theme: wish.get('theme') === 'dark' ? 'dark' : 'light',
      [window.turnstile ? 'language' : 'hl']: language,
      callback: (token) => tell('captcha.solved', token),
      'error-callback': () => tell('captcha.failed'),
      'open-callback': () => tell('captcha.opened'),
      'close-callback': () => tell('captcha.closed'),
    });
  };
  const address = new URL(scriptUrl);
  address.searchParams.set('render', 'explicit');
  address.searchParams.set('onload', 'chowkCaptchaReady');
  address.searchParams.set('hl', language);
  const script = document.createElement('script');
  script.addEventListener('error', () => tell('captcha.failed'));
  script.src = address.href;
  document.body.append(script);
})();`;

const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** Both come from the operator's environment, checked there; quotes are all that could end them. */
const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function pageFor({ siteKey, scriptUrl }: CaptchaWidget): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Captcha</title><body data-site-key="${attribute(siteKey)}" data-script-url="${attribute(scriptUrl)}"><div id="captcha"></div><script>${SCRIPT}</script></body></html>`;
}

function policyFor(sources: readonly string[]): string {
  const hosts = sources.join(' ');
  return [
    // An origin of its own: a provider's script reaches neither our page nor what it stores.
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${hosts} 'sha256-${SCRIPT_HASH}'`,
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
 * `GET /captcha`: the page that holds the widget, in a sandboxed frame of our own app. Only here may
 * a provider's script run, so the app's own policy stays shut, also in copies cached by a worker.
 */
export async function showCaptchaPage(c: AuthContext, services: AuthServices): Promise<Response> {
  const widget = services.captcha?.widget;
  if (!widget) throw new AuthError(404, 'not_found', 'There is nothing at this address');
  c.header('Content-Security-Policy', policyFor(widget.sources));
  c.header('X-Frame-Options', 'SAMEORIGIN');
  return c.html(pageFor(widget));
}
