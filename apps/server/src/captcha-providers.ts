/** The browser side of a captcha. */
export interface CaptchaWidget {
  readonly siteKey: string;
  readonly scriptUrl: string;
  /** The only origins the widget may load from and connect to. */
  readonly sources: readonly string[];
}

interface Provider {
  readonly scriptUrl: string;
  readonly sources: readonly string[];
}

/** By the host that verifies tokens. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  'api.hcaptcha.com': {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  'challenges.cloudflare.com': {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    sources: ['https://challenges.cloudflare.com'],
  },
};

export interface CaptchaVariables {
  readonly CAPTCHA_VERIFY_URL?: string | undefined;
  readonly CAPTCHA_SITE_KEY?: string | undefined;
  readonly CAPTCHA_SCRIPT_URL?: string | undefined;
}

/** Two providers are known by name; a custom script is trusted with its own host only. */
function findProvider({ CAPTCHA_VERIFY_URL, CAPTCHA_SCRIPT_URL }: CaptchaVariables) {
  if (CAPTCHA_SCRIPT_URL) {
    return { scriptUrl: CAPTCHA_SCRIPT_URL, sources: [new URL(CAPTCHA_SCRIPT_URL).origin] };
  }
  return CAPTCHA_VERIFY_URL ? PROVIDERS[new URL(CAPTCHA_VERIFY_URL).hostname] : undefined;
}

export function findCaptchaWidget(variables: CaptchaVariables): CaptchaWidget | undefined {
  const siteKey = variables.CAPTCHA_SITE_KEY;
  const provider = findProvider(variables);
  return siteKey && provider ? { siteKey, ...provider } : undefined;
}
