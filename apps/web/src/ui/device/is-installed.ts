/** Opened from the home screen. iOS says so in a property of its own. */
export function isInstalled(): boolean {
  const isStandalone = window.matchMedia('(display-mode: standalone)').matches;
  return isStandalone || ('standalone' in navigator && navigator.standalone === true);
}
