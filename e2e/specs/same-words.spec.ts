import type { APIRequestContext } from '@playwright/test';
import { CHROMIUM } from '../support/chromium.ts';
import { guidesBookableEvent } from '../support/events.ts';
import { expectSameWords } from '../support/same-words.ts';
import { PASSWORD, test } from '../support/test.ts';
import { enter } from '../support/writer.ts';

interface Me {
  readonly id: string;
  readonly user: string;
}

const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await (await request.get(path, { headers: { accept: 'application/ld+json' } })).json()) as Answer;

/** Not /profil/konto, which names the browser. What strangers read is held against the server's text (page-text.spec.ts). */
async function ofGuests(request: APIRequestContext): Promise<readonly string[]> {
  const { user } = await read<Me>(request, '/api/me');
  const bookings = await read<{ 'hydra:member': { id: string }[] }>(request, `/api/bookings?user=${user}`);
  const [booking] = bookings['hydra:member'];
  const own = `/profil/buchung/${booking?.id}`;
  return [
    ...['/profil', '/profil/daten', '/profil/familie', '/profil/datenschutz'],
    own,
    `${own}/annullieren`,
  ];
}

async function ofGuides(request: APIRequestContext): Promise<readonly string[]> {
  const { id } = await read<Me>(request, '/api/me');
  const event = await guidesBookableEvent(request, id);
  return [
    ...['/guide/events', '/guide/events/vergangen-nicht-fertig', '/guides/availability'],
    ...['/profil/tour', `/profil/tour/${event.id}`, '/profil/tour/erstellen', '/profil/tour/erstellen/suche'],
    `/print/events?event=${event.id}`,
  ];
}

const READERS = [
  ['a guest', 'gast@firn.example', ofGuests],
  ['a guide', 'guide@firn.example', ofGuides],
  ['a partner guide', 'partner@firn.example', async () => ['/guides/events-overview']],
] as const;

for (const [reader, email, pagesOf] of READERS) {
  test(`${reader} reads in this engine what Chromium shows, to the letter`, {
    tag: '@every-engine',
  }, async ({ page, playwright, browserName, baseURL, quietConsole }) => {
    test.skip(browserName === 'chromium', 'The others are held against it.');
    // A tour fetches its files for the hut, and the next page cancels that: Firefox says so of each.
    quietConsole.allow(/A ServiceWorker intercepted the request and encountered an unexpected error/);
    test.setTimeout(180_000);
    const { chromium } = playwright;
    // What the project says of its own browser is not for this one.
    const beside = await chromium.launch(Object.assign({}, CHROMIUM, { channel: undefined }));
    const context = await beside.newContext({
      ...(baseURL && { baseURL }),
      locale: 'de-CH',
      timezoneId: 'Europe/Zurich',
    });
    const other = await context.newPage();
    // A narrower window leaves columns out.
    await other.setViewportSize(await page.evaluate(() => ({ width: innerWidth, height: innerHeight })));
    for (const { request } of [page, other]) await enter(request, email, PASSWORD);
    for (const path of await pagesOf(page.request)) await expectSameWords(page, other, path);
    await beside.close();
  });
}
