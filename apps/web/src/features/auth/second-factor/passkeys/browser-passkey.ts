/** Why the browser gave no passkey; the area `security` has words for each. */
export type PasskeyProblem =
  | 'passkeyUnsupported'
  | 'passkeyCancelled'
  | 'passkeyKnown'
  | 'passkeyFailed';

export type Prompted =
  | { readonly credential: PublicKeyCredential; readonly problem?: undefined }
  | { readonly credential?: undefined; readonly problem: PasskeyProblem };

const PROBLEM_BY_NAME: Readonly<Record<string, PasskeyProblem>> = {
  // Closed, refused or left alone until it timed out: the browser does not say which.
  NotAllowedError: 'passkeyCancelled',
  AbortError: 'passkeyCancelled',
  InvalidStateError: 'passkeyKnown',
  NotSupportedError: 'passkeyUnsupported',
};

export function canUsePasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && 'credentials' in navigator;
}

/** Whether this very device asks for a finger, a face or its PIN. */
export async function hasOwnUnlock(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

export function passkeyProblem(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : '';
  return PROBLEM_BY_NAME[name] ?? 'passkeyFailed';
}

/** Opens the device's own prompt; whatever comes of it is an answer with words. */
export async function promptForPasskey(
  ask: (credentials: CredentialsContainer) => Promise<Credential | null>,
): Promise<Prompted> {
  if (!canUsePasskeys()) return { problem: 'passkeyUnsupported' };
  try {
    const credential = await ask(navigator.credentials);
    return credential instanceof PublicKeyCredential
      ? { credential }
      : { problem: 'passkeyFailed' };
  } catch (error) {
    return { problem: passkeyProblem(error) };
  }
}
