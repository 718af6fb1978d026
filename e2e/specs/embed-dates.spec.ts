import type { Request } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { serveExampleSite } from '../support/example-site.ts';
import { expect, test } from '../support/test.ts';

interface Thing {
  readonly id: string;
}

type Site = Awaited<ReturnType<typeof serveExampleSite>>;
let site: Site;

test.beforeAll(async ({ baseURL }) => {
  site = await serveExampleSite(String(baseURL));
});
test.afterAll(() => new Promise((resolve) => site.server.close(resolve)));

test('another site shows our next dates under its strict policy, keeps nothing, and leads to ours', {
  tag: '@every-engine',
}, async ({ page, context, baseURL, browserName }) => {
  const ours: Request[] = [];
  page.on('request', (request) => request.url().startsWith(String(baseURL)) && ours.push(request));
  // WebKit begins on a page of ours, which has one.
  const before = await context.cookies();
  await page.goto(site.origin);
  const cards = page.getByRole('region', { name: 'Nächste Termine' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(page.getByText('Alle Termine bei der Bergschule')).toBeHidden();
  // The look of the site does not reach the cards, nor that of the cards the site.
  const link = cards.first().getByRole('link').first();
  await expect(link).toHaveCSS('text-transform', 'none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-style', 'italic');

  expect(await context.cookies()).toEqual(before);
  const cookies = await Promise.all(ours.map(async (request) => (await request.allHeaders()).cookie));
  expect(cookies.length).toBeGreaterThan(4);
  expect(cookies.filter(Boolean)).toEqual([]);
  const kept = () => [
    localStorage.length,
    sessionStorage.length,
    document.head.querySelectorAll('link').length,
  ];
  expect(await page.evaluate(kept)).toEqual([0, 0, 1]);

  const title = String(await link.textContent());
  await link.focus();
  // The driver of WebKit gives no key to what stands in a shadow root.
  if (browserName === 'webkit') await link.dispatchEvent('click');
  else await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.url()).toContain(`${baseURL}/event/`);
});

test('every attribute is a filter that the agenda knows, and one that changes draws anew', {
  tag: '@every-engine',
}, async ({ page, request }) => {
  const known = await request.get('/api/events?itemsPerPage=1&order[start]=asc');
  const [event] = ((await known.json()) as { 'hydra:member': { id: string }[] })['hydra:member'];
  const { id, title, type, level, sleepingStyle, activities, guides, tags } = (await (
    await request.get(`/api/events/${event?.id}`)
  ).json()) as Readonly<Record<'id' | 'title' | 'type', string>> &
    Readonly<Record<'level' | 'sleepingStyle', Thing>> &
    Readonly<Record<'activities' | 'guides' | 'tags', readonly Thing[]>>;
  const idsOf = (things: readonly Thing[]) => things.map((thing) => thing.id).join(' ');
  await page.goto(site.origin);
  const cards = page.getByRole('region', { name: 'Nächste Termine' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  const attributes = {
    ...{ type, titlequery: title, freequery: title, level: level.id, sleepingstyle: sleepingStyle.id },
    ...{ activities: idsOf(activities), guides: idsOf(guides), tags: idsOf(tags), limit: '1' },
  };
  await page.locator('firn-dates').evaluate((element, all) => {
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  }, attributes);
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('link', { name: title }).first()).toHaveAttribute('href', new RegExp(id));
});

test('the dates are accessible, and no wider than a phone', async ({ browser }) => {
  // The checker writes a style into the page, which the policy of the site refuses.
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.origin);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await breaches(page, 'firn-dates')).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await context.close();
});

test('while we are down the site’s own link stands there', async ({ page, quietConsole, baseURL }) => {
  quietConsole.allow(/net::ERR_FAILED/);
  await page.route(`${baseURL}/**`, (route) => route.abort());
  await page.goto(site.origin);
  await expect(page.getByRole('link', { name: 'Alle Termine bei der Bergschule' })).toBeVisible();
  await expect(page.getByText('Abendessen gibt es ab 18.30 Uhr.')).toBeVisible();
});

test('the agenda is a calendar and a feed by its own address', async ({ request }) => {
  const calendar = await request.get('/agenda.ics?duration=1');
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*UID:termin-[\s\S]*END:VCALENDAR/);
  const known = { 'if-none-match': String(calendar.headers().etag) };
  expect((await request.get('/agenda.ics?duration=1', { headers: known })).status()).toBe(304);
  const feed = await request.get('/agenda.atom');
  expect(await feed.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
});
