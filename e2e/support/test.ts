import { type Browser, test as base, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { openFirefox } from '../engines/firefox.ts';
import { openWebKit } from '../engines/webkit.ts';

export const PASSWORD = 'Gipfel-2026!';

interface Fixtures {
  /** Everything the page's console and scripts reported; a test fails on the first (house rule). */
  readonly quietConsole: { allow(pattern: RegExp): void };
  /** A session without the way there, which `logInByForm` goes. */
  readonly logIn: (email: string) => Promise<void>;
}

export async function csrfToken(page: Page): Promise<string> {
  const me = (await (await page.request.get('/api/me')).json()) as { csrfToken: string };
  return me.csrfToken;
}

/** Logs in on the page that asks for it. */
export async function logInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

function listen(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
}

type Opener = (playwright: PlaywrightWorkerArgs['playwright']) => Promise<Browser>;

const OPENERS: Readonly<Record<'chromium' | 'firefox' | 'webkit', Opener>> = {
  chromium: ({ chromium }) => chromium.launch(),
  firefox: ({ firefox }) => openFirefox(firefox),
  webkit: ({ webkit }) => openWebKit(webkit, String(process.env.WEBKIT), String(process.env.E2E_URL)),
};

export const test = base.extend<Fixtures, { readonly browser: Browser }>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await OPENERS[browserName](playwright);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  quietConsole: [
    async ({ context, browserName }, use) => {
      const complaints: string[] = [];
      // A picture that the page before has shown comes from memory; Chromium then takes its preload for unused.
      const allowed: RegExp[] = [/was preloaded using link preload but not used/];
      // WebKit says so of each request that the next page cancels.
      if (browserName === 'webkit') allowed.push(/due to access control checks/);
      // Firefox says so of each module that the next page cancels: the hash is that of nothing.
      if (browserName === 'firefox')
        allowed.push(/computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24do/);
      for (const page of context.pages()) listen(page, complaints);
      context.on('page', (page) => listen(page, complaints));
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = complaints.filter(
        (complaint) => !allowed.some((pattern) => pattern.test(complaint)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  logIn: async ({ page }, use) => {
    await use(async (email) => {
      const headers = { 'x-csrf-token': await csrfToken(page) };
      const data = { email, password: PASSWORD };
      const answer = await page.request.post('/api/login', { data, headers });
      expect(answer.status()).toBe(204);
    });
  },
});

export { expect };
