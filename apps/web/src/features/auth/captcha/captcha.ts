import { askForSettings } from '@/features/auth/auth-settings';

/**
 * What a request to a guarded address carries: nothing where no captcha is set up, else the token of
 * one just solved. Whoever closes it sends none, and the server says why it refuses.
 */
export async function captchaOptions(): Promise<{ captchaToken?: string }> {
  const { hasCaptcha } = await askForSettings();
  if (!hasCaptcha) return {};
  const { promptCaptcha } = await import('./captcha-prompt');
  const captchaToken = await promptCaptcha();
  return captchaToken ? { captchaToken } : {};
}
