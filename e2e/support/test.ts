import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

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

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ context }: { context: BrowserContext }, use) => {
      const complaints: string[] = [];
      // A picture that the page before has shown comes from memory; Chromium then takes its preload for unused.
      const allowed: RegExp[] = [/was preloaded using link preload but not used/];
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
