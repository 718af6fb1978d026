import { overflow } from '../support/accessibility.ts';
import { bookableEvent } from '../support/events.ts';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

const REMOTE = 'mfe-public';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, agenda and event are rendered, with head and status', async ({ page }) => {
    const event = await bookableEvent(page.request);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('/agenda');
    await expect(page).toHaveTitle(/^Agenda – Firn/);
    await expect(page.locator('[data-event-card]')).toHaveCount(24);

    const response = await page.goto(`/event/${event.id}/${event.slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/event/${event.id}/${event.slug}$`),
    );
    const jsonLd = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
    );
    expect(JSON.stringify(jsonLd)).toContain('schema.org');
  });

  test('«Menü» leads to all pages, below', async ({ page }) => {
    await page.goto('/team');
    await page.getByRole('banner').getByRole('link', { name: 'Menü' }).click();
    await expect(page).toHaveURL(/#firn-menu-below$/);
    await page
      .getByRole('navigation', { name: 'Alle Seiten' })
      .getByRole('link', { name: 'Winter', exact: true })
      .click();
    await expect(page).toHaveURL(/\/winter$/);
  });

  test('the agenda filters by its form', async ({ page }) => {
    await page.goto('/agenda?type=training');
    await expect(page.locator('[data-event-card]').first()).toContainText('Kurs');
  });
});

test('shell and remote hydrate without a mismatch, and request no registry, manifest or data', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/agenda');
  await expect(page.locator('[data-event-card]')).toHaveCount(24);
  await expect
    .poll(() => page.evaluate("performance.getEntriesByName('firn:remote-mounted').length"))
    .toBe(1);
  expect(requests.filter((path) => /^\/api\/(?!media)|registry|manifest/.test(path))).toEqual([]);
});

test('a page whose remote does not load stays readable, without a reload, and its links load documents', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/./);
  const entry = (url: URL) =>
    url.pathname.startsWith(`/remotes/${REMOTE}/`) && /remoteEntry/.test(url.pathname);
  await page.route(entry, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/agenda');
  const notice = page.getByText(/^Einzelne Funktionen dieser Seite sind gerade nicht verfügbar/);
  await expect(notice).toBeVisible();
  await expect(page.locator('[data-event-card]')).toHaveCount(24);
  await page.locator('[data-event-card] a').first().click();
  await expect(page).toHaveURL(/\/event\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeVisible();
  expect(documents).toEqual(['/agenda', new URL(page.url()).pathname]);
  await page.unroute(entry);
  await notice.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown page is a 404 in words and status', async ({ page, quietConsole }) => {
  quietConsole.allow(/404/);
  const response = await page.goto('/gibt/es/nicht/wirklich');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect((await page.goto('/gibt-es-nicht'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  expect((await page.goto('/event/00000000-0000-4000-8000-000000000000'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
});

test('text twice as large wraps at the top of the start page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const title = page.getByRole('heading', { level: 1 });
  const room = await title.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    return [right <= innerWidth, element.scrollWidth <= element.clientWidth];
  });
  expect(room).toEqual([true, true]);
  const consent = page.getByRole('region', { name: 'Cookies' });
  const fits = await consent.evaluate((banner) =>
    [banner, ...banner.querySelectorAll('button')].every((each) => each.scrollWidth <= each.clientWidth),
  );
  expect(fits).toBe(true);
  // In the page below it the long names of activities wrap, too.
  expect(await overflow(page)).toBe(0);
});

test('text twice as large wraps on the way of a guest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const event = await bookableEvent(page.request);
  const { offer } = (await (await page.request.get(event['@id'])).json()) as { offer: string };
  for (const path of [
    '/agenda',
    `/event/${event.id}/${event.slug}`,
    offer.replace('/api/offers/', '/offer/'),
    `/event/${event.id}/buchen`,
    '/suche?q=tour',
    '/login',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
});

test('an event code leads to the event’s own address', async ({ page }) => {
  const event = await bookableEvent(page.request);
  await page.goto(`/event/${event.code}`);
  await expect(page).toHaveURL(`/event/${event.id}/${event.slug}`);
});

test.describe('a renderer that', () => {
  let sound = '';

  test.beforeEach(async ({ request }) => {
    const registry = (await (await request.get('/delivery/registry')).json()) as {
      remotes: Record<string, { version: string }>;
    };
    sound = registry.remotes[REMOTE]?.version ?? '';
  });

  test.afterEach(async () => {
    await firn('rollback', REMOTE, '--to', sound, '--reason', 'journey: back to the sound renderer');
  });

  const renderers = {
    crashes: 'process.exit(1);',
    hangs: 'for (;;) { if (globalThis.never) break; }',
    throws: "throw new Error('render fails');",
  };

  Object.entries(renderers).forEach(([what, body], number) => {
    test(`${what} costs the page nothing: it renders in the browser`, async ({ page }) => {
      const version = `7.0.${number}`;
      const server = `import { remote } from './app/remote.ts';
export const version = remote.version;
export async function renderRegion() { ${body} }
`;
      await publishVariant(REMOTE, version, [{ file: 'src/server.ts', edit: () => server }]);
      await firn('promote', `${REMOTE}@${version}`);
      const response = await page.goto('/agenda');
      expect(response?.status()).toBe(200);
      await expect(page.locator('[data-event-card]')).toHaveCount(24);
    });
  });
});
