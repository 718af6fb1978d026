import type { Page } from '@playwright/test';
import { overflow } from '../support/accessibility.ts';
import { bookableEvent } from '../support/events.ts';
import { expect, test } from '../support/test.ts';

/** What a visitor needs of the server's page, whatever the browser makes of the rest. */
async function expectReadable(page: Page): Promise<void> {
  const event = await bookableEvent(page.request);
  await page.goto('/agenda');
  await expect(page.locator('[data-event-card]')).toHaveCount(24);
  await page.goto(`/event/${event.id}/${event.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(page.getByRole('link', { name: /033 854 12 80/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jetzt buchen' }).first()).toBeVisible();
}

test('a browser without the methods of 2023 shows the server’s page, and how to reach us', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/./);
  await page.addInitScript(() => {
    for (const method of ['toSorted', 'toReversed']) Reflect.deleteProperty(Array.prototype, method);
  });
  await expectReadable(page);
  await expect(page.getByRole('alert')).toContainText('033 854 12 80');
});

test.describe('a browser without script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the server’s page, and how to reach us', ({ page }) => expectReadable(page));
});

test('a browser that knows neither :has nor container queries shows everything, on a phone as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const changed: string[] = [];
  await page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch();
    const style = await response.text();
    const older = style.replaceAll(':has(', ':-firn-unknown(').replaceAll('@container', '@-firn-unknown');
    if (older !== style) changed.push(route.request().url());
    await route.fulfill({ response, body: older });
  });
  await page.route(
    (url) => ['/agenda', '/'].includes(url.pathname) || url.pathname.startsWith('/event/'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // Changed sheets have other hashes.
      await route.fulfill({
        response,
        body: html.replace(/(<link[^>]+rel="?stylesheet"?[^>]*?) integrity="[^"]+"/g, '$1'),
      });
    },
  );
  await expectReadable(page);
  expect(changed).not.toEqual([]);
  expect(await overflow(page)).toBe(0);
});
