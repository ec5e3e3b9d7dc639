const MOBILE = '(width < 768px)';

export function isMobileWidth(): boolean {
  return window.matchMedia(MOBILE).matches;
}
