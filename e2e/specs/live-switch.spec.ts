import type { Page } from '@playwright/test';
import { fillBooker } from '../support/booking-form.ts';
import { bookableEvent } from '../support/events.ts';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';
import { restore, versionOf, versionOfEngine } from '../support/versions.ts';

const REMOTE = 'mfe-booking';
const OLD_WORDS = 'Wer bucht?';
const NEW_WORDS = 'Wer bucht diese Reise?';
const NEW_STYLE = 'rgb(1, 2, 3)';

let sound = '';

test.beforeEach(async ({ request, logIn }) => {
  sound = await versionOf(request, REMOTE);
  await logIn('gast@firn.example');
});
test.afterEach(() => restore(REMOTE, sound));

/** Makes a version live whose form has other texts and another look: other code each time, for some are withdrawn. */
async function promoteChanged(version: string): Promise<void> {
  const own = `:global(#firn-region) h2 { --journey: ${version.split('.')[1]}; }`;
  await publishVariant(REMOTE, version, [
    { file: 'src/i18n/de-CH/booking.ts', edit: (source) => source.replace(OLD_WORDS, NEW_WORDS) },
    {
      file: 'src/features/booking/layout.module.css',
      edit: (source) => `${source}\n:global(#firn-region) h2 { color: ${NEW_STYLE}; }\n${own}\n`,
    },
  ]);
  await firn('promote', `${REMOTE}@${version}`);
}

async function withdraw(version: string): Promise<void> {
  await firn('withdraw', `${REMOTE}@${version}`, '--critical', '--reason', 'journey: wrong prices');
}

async function openForm(page: Page): Promise<string> {
  const event = await bookableEvent(page.request);
  const path = `/event/${event.id}/buchen`;
  await page.goto(path);
  return path;
}

const remoteFiles = (page: Page) =>
  page.evaluate(
    (remote) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[href]')]
        .map((link) => new URL(link.href).pathname)
        .filter((path) => path.startsWith(`/remotes/${remote}/`)),
    REMOTE,
  );

test('a critical withdrawal replaces the version in the open tab and keeps what was typed', {
  tag: '@every-engine',
}, async ({ page }) => {
  // It builds a release, beside the browser.
  test.slow();
  const version = versionOfEngine('7.23');
  await promoteChanged(version);
  await openForm(page);
  const heading = page.getByRole('heading', { name: NEW_WORDS });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', NEW_STYLE);
  const booker = page.getByRole('region', { name: NEW_WORDS });
  await booker.getByLabel('Strasse und Nummer').fill('Höhenweg 99');
  await booker.getByLabel('PLZ').fill('3906');
  await page.getByRole('button', { name: 'Person hinzufügen' }).click();
  const person = page.getByRole('region', { name: /^Person \d/ }).last();
  await person.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Noëlle');
  const loads: string[] = [];
  page.on('load', (loaded) => loads.push(loaded.url()));

  await withdraw(version);

  const after = page.getByRole('region', { name: OLD_WORDS, exact: true });
  await expect(after.getByRole('heading', { name: OLD_WORDS, exact: true })).toBeVisible();
  await expect(after.getByLabel('Strasse und Nummer')).toHaveValue('Höhenweg 99');
  await expect(after.getByLabel('PLZ')).toHaveValue('3906');
  await expect(
    page
      .getByRole('region', { name: /^Person \d/ })
      .last()
      .getByRole('textbox', { name: 'Vorname', exact: true }),
  ).toHaveValue('Noëlle');
  expect(loads).toEqual([]);
  const files = await remoteFiles(page);
  // The page's chunk is requested along with the entry, also after a switch.
  expect(files.filter((path) => path.startsWith(`/remotes/${REMOTE}/${sound}/page-booking.`))).not.toEqual(
    [],
  );
  expect(files.filter((path) => path.includes(`/${version}/`))).toEqual([]);
  await expect(after.getByRole('heading', { name: OLD_WORDS, exact: true })).not.toHaveCSS(
    'color',
    NEW_STYLE,
  );
});

test('the form keeps working after the switch: the booking can be finished', async ({ page }) => {
  await promoteChanged('7.30.0');
  const path = await openForm(page);
  await expect(page.getByRole('heading', { name: NEW_WORDS })).toBeVisible();
  await withdraw('7.30.0');
  await expect(page.getByRole('heading', { name: OLD_WORDS, exact: true })).toBeVisible();
  await fillBooker(page);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Weiter zur Prüfung' })).toBeEnabled();
});

test('an ordinary rollback leaves the open page alone and takes effect with the next navigation, there and back', async ({
  page,
}) => {
  await promoteChanged('7.40.0');
  await openForm(page);
  await expect(page.getByRole('heading', { name: NEW_WORDS })).toBeVisible();
  const loads: string[] = [];
  page.on('load', (loaded) => loads.push(loaded.url()));
  const told = page.waitForResponse('**/delivery/registry');
  await firn('rollback', REMOTE, '--reason', 'journey: the old words were better');
  await told;
  await expect(page.getByRole('heading', { name: NEW_WORDS })).toBeVisible();

  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Agenda', exact: true }).click();
  await expect(page).toHaveURL('/agenda');
  await page.goBack();
  await expect(page.getByRole('heading', { name: OLD_WORDS, exact: true })).toBeVisible();
  expect(
    (await remoteFiles(page)).filter((file) => file.includes('/7.40.0/') && file.endsWith('.css')),
  ).toEqual([]);

  const toldAgain = page.waitForResponse('**/delivery/registry');
  await firn('promote', `${REMOTE}@7.40.0`);
  await toldAgain;
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Agenda', exact: true }).click();
  await expect(page).toHaveURL('/agenda');
  await page.goBack();
  await expect(page.getByRole('heading', { name: NEW_WORDS })).toBeVisible();
  expect(loads).toEqual([]);
});

test('a version that is withdrawn while its entry is loading never appears', async ({ page }) => {
  await promoteChanged('7.51.0');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/remotes/${REMOTE}/7.51.0/remoteEntry.js*`, async (route) => {
    await held;
    await route.continue();
  });
  const event = await bookableEvent(page.request);
  // The team's box on the event page needs the same entry; the page does not end loading without it.
  const asked = page.waitForRequest(`**/remotes/${REMOTE}/7.51.0/remoteEntry.js*`);
  await page.goto(`/event/${event.id}/${event.slug}`, { waitUntil: 'commit' });
  await asked;
  await page.getByRole('link', { name: 'Jetzt buchen' }).first().click();
  await expect(page).toHaveURL(`/event/${event.id}/buchen`);
  const seen: string[] = [];
  await page.exposeFunction('sawNewWords', () => seen.push(NEW_WORDS));
  await page.evaluate((words) => {
    new MutationObserver(() => {
      const { sawNewWords } = window as unknown as { sawNewWords(): void };
      if (document.getElementById('firn-region')?.textContent?.includes(words)) sawNewWords();
    }).observe(document.body, { childList: true, subtree: true });
  }, NEW_WORDS);
  await withdraw('7.51.0');
  await expect(page.getByRole('heading', { name: OLD_WORDS, exact: true })).toBeVisible();
  const arrived = page.waitForResponse(`**/remotes/${REMOTE}/7.51.0/remoteEntry.js*`);
  release();
  await arrived;
  await expect(page.getByRole('heading', { name: OLD_WORDS, exact: true })).toBeVisible();
  expect(seen).toEqual([]);
});

test('a dead remote does not keep others from starting; where its box stood, the page has its own', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/404|dynamically imported module|integrity/);
  await page.route(`**/remotes/${REMOTE}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/agenda');
  await expect(page.locator('[data-event-card]').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith(`/remotes/${REMOTE}/`))).toEqual([]);
  const event = await bookableEvent(page.request);
  await page.goto(`/event/${event.id}/${event.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-slot="event-booking"]')).toBeEmpty();
  await expect(page.getByRole('link', { name: 'Jetzt buchen' }).first()).toHaveAttribute(
    'href',
    `/event/${event.id}/buchen`,
  );
  expect(errors).toEqual([]);
});
