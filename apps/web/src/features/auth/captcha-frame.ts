import type { CaptchaSettings } from './auth-settings';

/** The page that may load the provider's script; the app itself may not. */
export const CAPTCHA_PAGE = '/auth/v1/captcha';

/** What hCaptcha and Turnstile have in common. */
interface CaptchaApi {
  readonly render: (container: Element, options: Readonly<Record<string, unknown>>) => unknown;
}

interface CaptchaWindow extends Window {
  hcaptcha?: CaptchaApi;
  turnstile?: CaptchaApi;
  chowkCaptchaReady?: () => void;
}

export interface CaptchaEvents {
  readonly onSolved: (token: string) => void;
  readonly onFailed: () => void;
  /** A picture puzzle needs more room than the box to tick. */
  readonly onRoomNeeded: (isNeeded: boolean) => void;
}

function scriptAddress(scriptUrl: string, language: string): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('onload', 'chowkCaptchaReady');
  url.searchParams.set('hl', language);
  return url.href;
}

/** Fills the frame once its page is there. Page and app have one origin, so the app does it all. */
export function showCaptcha(
  frame: HTMLIFrameElement,
  { siteKey, scriptUrl }: CaptchaSettings,
  { onSolved, onFailed, onRoomNeeded }: CaptchaEvents,
): void {
  const inside: CaptchaWindow | null = frame.contentWindow;
  const container = frame.contentDocument?.getElementById('captcha');
  if (!inside || !container) {
    onFailed();
    return;
  }
  const { lang, dataset } = document.documentElement;
  inside.chowkCaptchaReady = () => {
    const api = inside.turnstile ?? inside.hcaptcha;
    if (!api) return onFailed();
    api.render(container, {
      sitekey: siteKey,
      theme: dataset.theme === 'dark' ? 'dark' : 'light',
      ...(inside.turnstile ? { language: lang } : { hl: lang }),
      callback: onSolved,
      'error-callback': onFailed,
      'open-callback': () => onRoomNeeded(true),
      'close-callback': () => onRoomNeeded(false),
    });
  };
  const script = container.ownerDocument.createElement('script');
  script.addEventListener('error', onFailed);
  script.src = scriptAddress(scriptUrl, lang);
  container.ownerDocument.body.append(script);
}
