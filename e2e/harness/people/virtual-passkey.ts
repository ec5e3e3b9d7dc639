import type { Page } from '@playwright/test';

/** Chromium's virtual authenticator, which creates passkeys and confirms every prompt. */
export async function giveUnlock(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** As if the phone were lost or replaced. */
    forget: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    count: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
