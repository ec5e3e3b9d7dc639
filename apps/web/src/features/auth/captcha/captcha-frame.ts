/** The page that may load the provider's script; the app itself may not. */
const CAPTCHA_PAGE = '/auth/v1/captcha';
/** What a sandboxed frame without an origin of its own is called. */
const SANDBOXED_ORIGIN = 'null';

export interface CaptchaEvents {
  readonly onSolved: (token: string) => void;
  readonly onFailed: () => void;
  /** A picture puzzle needs more room than the box to tick. */
  readonly onRoomNeeded: (isNeeded: boolean) => void;
}

export function captchaAddress(): string {
  const { lang, dataset } = document.documentElement;
  const wish = new URLSearchParams({ language: lang, theme: dataset.theme ?? 'light' });
  return `${CAPTCHA_PAGE}?${wish}`;
}

/** Only what our own frame says counts, whatever else posts messages to this page. */
export function listenToCaptcha(
  frame: HTMLIFrameElement,
  { onSolved, onFailed, onRoomNeeded }: CaptchaEvents,
): () => void {
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== SANDBOXED_ORIGIN) return;
    const { type, token }: { type?: unknown; token?: unknown } = Object(data);
    if (type === 'captcha.solved' && typeof token === 'string') onSolved(token);
    if (type === 'captcha.failed') onFailed();
    if (type === 'captcha.opened' || type === 'captcha.closed') {
      onRoomNeeded(type === 'captcha.opened');
    }
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
