import type { Page, Route } from '@playwright/test';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

const READABLE = /^Einzelne Funktionen dieser Seite sind gerade nicht verfügbar/;

declare global {
  /** Set by a script that was tampered with, if the browser runs it. */
  var tampered: boolean | undefined;
}

/** The kinds of files of a page at /agenda, by the ends of their addresses. */
const FILES = {
  entry: /\/remoteEntry\.js$/,
  'expose chunk': /\/lifecycles\.[0-9a-f]{8}\.js$/,
  'page chunk': /\/page-agenda\.[0-9a-f]{8}\.js$/,
  stylesheet: /\/page-agenda\.[0-9a-f]{8}\.css$/,
} as const;

const below = (remote: string, file: RegExp) => (url: URL) =>
  url.pathname.startsWith(`/remotes/${remote}/`) && file.test(url.pathname);

/** Adds code to a file that shows that the browser accepted it. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  const isStyle = route.request().url().endsWith('.css');
  const added = isStyle ? '\n:root{--tampered:1}' : '\n;globalThis.tampered=true;';
  await route.fulfill({ response, body: (await response.text()) + added });
}

/** A page without hashes: what would happen without checks. */
async function forgetHashes(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/agenda',
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<script type="importmap"[^>]*>.*?<\/script>/, (map) => map.replace(/"sha384-[^"]+"/g, '""'))
        .replace(/ integrity="[^"]*"/g, '');
      await route.fulfill({ response, body: html });
    },
  );
}

/** Whether anything that was tampered with has run or been applied. */
function isTaken(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement).getPropertyValue('--tampered');
    return globalThis.tampered === true || style !== '';
  });
}

const mounted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('firn:remote-mounted').length > 0);

test.beforeEach(({ quietConsole }) => {
  // The browser logs what it refuses.
  quietConsole.allow(/./);
});

for (const [what, file] of Object.entries(FILES)) {
  test.describe(`a tampered ${what}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(below('mfe-public', file), tamper);
    });

    test('is refused; the frame, what the server drew and the phone number stay', async ({ page }) => {
      await page.goto('/agenda');
      await expect(page.getByText(READABLE)).toBeVisible();
      await expect(page.locator('[data-event-card]')).toHaveCount(24);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /033 854 12 80/ })).toBeVisible();
      expect(await isTaken(page)).toBe(false);
    });

    test('would be accepted without its hash', async ({ page }) => {
      await forgetHashes(page);
      await page.goto('/agenda');
      await mounted(page);
      await expect.poll(() => isTaken(page)).toBe(true);
    });
  });
}

test.describe('tampered after the page was opened,', () => {
  const LAZY = {
    'a chunk': /\/page-team\.[0-9a-f]{8}\.js$/,
    'a stylesheet that the remote’s own loader adds': /\/page-team\.[0-9a-f]{8}\.css$/,
  };

  for (const [what, file] of Object.entries(LAZY)) {
    test(`${what} of the next page is refused`, async ({ page }) => {
      await page.route(below('mfe-public', file), tamper);
      await page.goto('/agenda');
      await mounted(page);
      await page
        .getByRole('contentinfo')
        .locator('a[href="/team"]')
        .or(page.locator('a[href="/team"]'))
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByText(READABLE)).toBeVisible();
      expect(await isTaken(page)).toBe(false);
    });
  }

  test('the stylesheet of the next page would be accepted without its hash', async ({ page }) => {
    await forgetHashes(page);
    await page.route(below('mfe-public', FILES.entry), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/sha384-[\w+/=]+/g, '');
      await route.fulfill({ response, body });
    });
    await page.route(below('mfe-public', LAZY['a stylesheet that the remote’s own loader adds']), tamper);
    await page.goto('/agenda');
    await mounted(page);
    await page
      .locator('a[href="/team"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => isTaken(page)).toBe(true);
  });
});

test.describe('a version that was tampered with', () => {
  const REMOTE = 'mfe-public';
  let sound = '';

  test.beforeAll(async ({ request }) => {
    const registry = (await (await request.get('/delivery/registry')).json()) as {
      remotes: Record<string, { version: string }>;
    };
    sound = registry.remotes[REMOTE]?.version ?? '';
    await publishVariant(REMOTE, '8.1.0', []);
    await firn('promote', `${REMOTE}@8.1.0`);
  });

  test.afterAll(async () => {
    await firn('rollback', REMOTE, '--to', sound, '--reason', 'journey: back to the sound version');
  });

  for (const [what, file] of Object.entries(FILES)) {
    test(`in its ${what} gives way to the last known good one in the same page view`, async ({ page }) => {
      const altered: string[] = [];
      await page.route(below(`${REMOTE}/8.1.0`, file), async (route) => {
        altered.push(route.request().url());
        await tamper(route);
      });
      const loads: string[] = [];
      page.on('load', (loaded) => loads.push(loaded.url()));
      await page.goto('/agenda');
      await mounted(page);
      await expect(page.locator('[data-event-card]').first()).toBeVisible();
      expect([await isTaken(page), loads.length, altered.length > 0]).toEqual([false, 1, true]);
      const sheets = page.locator(`link[rel="stylesheet"][href^="/remotes/${REMOTE}/8.1.0/"]`);
      await expect(sheets).toHaveCount(0);
    });
  }
});
