import type { Page } from '@playwright/test';

/** What the API answers to one path, until another answer is set. */
export async function answerWith(page: Page, path: string, status: number, body: object = {}): Promise<void> {
  await page.unroute(path);
  await page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: status < 400 ? 'application/ld+json' : 'application/problem+json',
      ...(status === 429 && { headers: { 'retry-after': '60' } }),
      body: status === 202 || status === 204 ? '' : JSON.stringify({ status, ...body }),
    }),
  );
}
