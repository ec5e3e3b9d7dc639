/** The part of a captcha that people see. */
export interface CaptchaWidget {
  readonly siteKey: string;
  readonly scriptUrl: string;
  /** Whom the widget's own page may load from and speak to; nobody else. */
  readonly sources: readonly string[];
}

interface Provider {
  readonly scriptUrl: string;
  readonly sources: readonly string[];
}

/** By the host that is asked about tokens. */
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

/** Two are known by name; a script named outright is believed about its own host alone. */
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
