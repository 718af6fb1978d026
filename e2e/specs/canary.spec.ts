import type { Browser, BrowserContext, Page } from '@playwright/test';
import { bookableEvent } from '../support/events.ts';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';
import { restore, versionOf } from '../support/versions.ts';

const REMOTE = 'mfe-public';
const TRIAL = '7.1.0';
/** Fresh browsers until both sides of a 50 % canary were seen; all on one side happens once in a million runs. */
const BROWSERS = 20;

async function shownVersion(page: Page): Promise<string> {
  const script = page.locator(`link[rel="modulepreload"][href^="/remotes/${REMOTE}/"]`).first();
  return (await script.getAttribute('href'))?.split('/')[3] ?? '';
}

interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** A browser that got the version, among new ones. */
async function visitorWith(browser: Browser, baseURL: string, version: string): Promise<Visitor> {
  for (let attempt = 0; attempt < BROWSERS; attempt += 1) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto('/agenda');
    if ((await shownVersion(page)) === version) return { page, context };
    await context.close();
  }
  throw new Error(`None of ${BROWSERS} browsers got ${version}.`);
}

test.describe('a canary', () => {
  let live = '';

  test.beforeEach(async ({ request }) => {
    live = await versionOf(request, REMOTE);
    await publishVariant(REMOTE, TRIAL, [
      {
        file: 'remote.json',
        edit: (source) => source.replace('"title": "Agenda"', '"title": "Neue Agenda"'),
      },
    ]);
    await firn('promote', `${REMOTE}@${TRIAL}`, '--percent', '50');
  });
  test.afterEach(() => restore(REMOTE, live));

  test('keeps a visitor across page views and navigations, and everybody else out', async ({
    browser,
    baseURL,
  }) => {
    for (const version of [TRIAL, live]) {
      const { page, context } = await visitorWith(browser, baseURL ?? '', version);
      const loads: string[] = [];
      page.on('request', (request) => loads.push(new URL(request.url()).pathname));
      await page.reload();
      expect(await shownVersion(page)).toBe(version);
      await page.locator('[data-event-card] a').first().click();
      await expect(page).toHaveURL(/\/event\//);
      const other = version === TRIAL ? live : TRIAL;
      expect(loads.filter((path) => path.startsWith(`/remotes/${REMOTE}/${other}/`))).toEqual([]);
      await context.close();
    }
  });

  test('ends for its visitors with the rollback, at their next page view', async ({ browser, baseURL }) => {
    const { page, context } = await visitorWith(browser, baseURL ?? '', TRIAL);
    await firn('rollback', REMOTE, '--reason', 'journey: the trial is over');
    await page.reload();
    expect(await shownVersion(page)).toBe(live);
    await context.close();
  });
});

test.describe('a page that is switched off', () => {
  test.afterEach(async () => {
    await firn('on', 'mfe-booking/booking', '--reason', 'journey: over');
  });

  test('says so calmly with a phone number, in the open tab and on a new page view; the rest keeps working', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/503/);
    const event = await bookableEvent(page.request);
    await page.goto(`/event/${event.id}/${event.slug}`);
    const told = page.waitForResponse('**/delivery/registry');
    await firn('off', 'mfe-booking/booking', '--reason', 'journey: the form is broken');
    await told;
    await page.getByRole('link', { name: 'Jetzt buchen' }).first().click();
    await expect(page).toHaveURL(`/event/${event.id}/buchen`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /033 854 12 80/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();

    const answer = await page.goto(`/event/${event.id}/buchen`);
    expect(answer?.status()).toBe(503);
    await expect(main.getByRole('link', { name: /033 854 12 80/ })).toBeVisible();
    await firn('on', 'mfe-booking/booking', '--reason', 'journey: mended');
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Wer bucht?' })).toBeVisible();
  });
});
