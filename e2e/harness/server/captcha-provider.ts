import { createServer } from 'node:http';

/** A provider like hCaptcha and Turnstile, with a button instead of the puzzle. */
const SCRIPT = `(() => {
  const { searchParams } = new URL(document.currentScript.src);
  // A hostile provider's attempts: the page around the frame, and our site's storage.
  const reach = () => {
    const ways = [() => parent.document.title, () => localStorage.length, () => document.cookie];
    return ways.some((way) => {
      try {
        way();
        return true;
      } catch {
        return false;
      }
    });
  };
  window.turnstile = {
    render(container, { sitekey, callback }) {
      const button = document.createElement('button');
      button.textContent = 'I am a person';
      button.addEventListener('click', () => callback(sitekey + '-solved'));
      container.append(button);
      button.dataset.reached = String(reach());
    },
  };
  window[searchParams.get('onload')]();
})();`;

const SITE_KEY = 'site';
const TOKEN = `${SITE_KEY}-solved`;

export interface CaptchaProvider {
  /** For the server that verifies tokens with it. */
  readonly env: Readonly<Record<string, string>>;
  /** The tokens it was asked about, and those it accepted. */
  solved(): number;
  stop(): Promise<void>;
}

export async function startCaptchaProvider(): Promise<CaptchaProvider> {
  let solved = 0;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/javascript');
      response.end(SCRIPT);
      return;
    }
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const success = form.get('response') === TOKEN && form.get('secret') === 'shh';
    if (success) solved += 1;
    response.end(JSON.stringify({ success }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The captcha has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    env: {
      CAPTCHA_VERIFY_URL: `${url}/siteverify`,
      CAPTCHA_SCRIPT_URL: `${url}/api.js`,
      CAPTCHA_SITE_KEY: SITE_KEY,
      CAPTCHA_SECRET: 'shh',
    },
    solved: () => solved,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
