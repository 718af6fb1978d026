import type { Page } from '@playwright/test';

/** The site by a name: for its bare address browsers know no passkeys. */
export const NAMED_URL = process.env.E2E_URL?.replace('127.0.0.1', 'localhost');

/** A device that keeps passkeys and knows its owner, in place of Chromium's dialogs. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}
