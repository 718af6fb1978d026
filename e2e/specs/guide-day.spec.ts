import { breaches, overflow } from '../support/accessibility.ts';
import { logOut } from '../support/account.ts';
import { guidesBookableEvent } from '../support/events.ts';
import { askToLead, bookFor, freeMinutes, moveToPast, step } from '../support/guided-day.ts';
import { startLine } from '../support/line.ts';
import { aPicture } from '../support/office.ts';
import { expect, logInByForm, PASSWORD, test } from '../support/test.ts';
import { enter } from '../support/writer.ts';

const GUIDE = 'guide@firn.example';

/** Rappen per person. */
const PRICE = 12_000;

/** As somebody types it: «28.2.26 7:30», in Zurich. */
const zurichText = (instant: Date) =>
  new Intl.DateTimeFormat('de-CH', {
    timeZone: 'Europe/Zurich',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(instant)
    .replace(',', '');

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

/** Whether the tour lies in the browser's store, with the files of its page. */
const isKept = (path: string) =>
  caches.match(path, { cacheName: 'firn-offline' }).then((page) => page !== undefined);

test('a tour that was opened is read in the hut, and is gone after logging out', {
  tag: '@every-engine',
}, async ({ browser }) => {
  const line = await startLine();
  const context = await browser.newContext({ baseURL: line.url, viewport: PHONE });
  const page = await context.newPage();
  await enter(page.request, GUIDE, PASSWORD);
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  const event = await guidesBookableEvent(page.request, me.id);
  const path = `/profil/tour/${event.id}`;
  await page.goto(path);
  const people = page.getByRole('region', { name: 'Teilnehmende' });
  await expect(people.getByRole('listitem').or(people.getByText('Noch niemand')).first()).toBeVisible();
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const shown = await people.textContent();

  await line.cut();
  await page.reload();
  await expect(page.getByText(/^Stand von .+ – ohne Netz$/)).toBeVisible();
  expect(await people.textContent()).toBe(shown);

  await line.mend();
  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();
  expect(await page.evaluate(() => caches.has('firn-offline'))).toBe(false);
  await line.cut();
  // The driver of WebKit answers null, the others reject.
  const isRead = page.goto(path).then(
    (answer) => answer !== null,
    () => false,
  );
  expect(await isRead).toBe(false);
  await expect(people).toHaveCount(0);
  await context.close();
});

test('a guide says on the phone when they can lead; it is there after a reload', {
  tag: '@every-engine',
}, async ({ page, logIn }) => {
  await logIn(GUIDE);
  await page.goto('/guides/availability?monat=2027-09');
  const day = page.getByRole('button', { name: /^Mi, 15\.09\.2027/ });
  const brush = (said: string) => page.locator('label').filter({ hasText: said });
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await brush('Besetzt').click();
  await day.click();
  await expect(page.getByText('Gesichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(day).toHaveAccessibleName(/Besetzt$/);
  await brush('Leer').click();
  await day.click();
  await expect(page.getByText('Gesichert', { exact: true })).toBeVisible();
});

test('a guide leads and reports; the office records the payment, concludes and closes', async ({
  page,
  logIn,
  quietConsole,
}) => {
  await logIn(GUIDE);
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  const title = `Probetag ${Date.now()}`;
  await logIn('admin@firn.example');
  const event = await askToLead(page, me.id, title, { grossPrice: PRICE });

  await test.step('the guide accepts', async () => {
    await logIn(GUIDE);
    await page.goto('/guide/events');
    await page.getByRole('listitem', { name: title }).getByRole('button', { name: 'Zusagen' }).click();
    await expect(page.getByText(`Zugesagt: ${title}`)).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });

  await logIn('admin@firn.example');
  await step(page, event, 'prepared');
  await step(page, event, 'open');
  await logIn('gast@firn.example');
  const booking = await bookFor(page, event, ['Selma', 'Noëlle'], 2 * PRICE);
  await logIn('admin@firn.example');
  await step(page, event, 'confirmed');
  await moveToPast(page, event, me.id);

  await test.step('the guide marks who came, and reports', async () => {
    await logIn(GUIDE);
    await page.goto(`/profil/tour/${event.id}`);
    const mark = (name: string, said: string) =>
      page.getByRole('group', { name: `Anwesenheit von ${name}` }).getByRole('button', { name: said });
    await mark('Selma Zgraggen', 'Da').click();
    await expect(mark('Selma Zgraggen', 'Da')).toHaveAttribute('aria-pressed', 'true');
    await mark('Noëlle Zgraggen', 'Fehlt').click();
    await expect(mark('Noëlle Zgraggen', 'Fehlt')).toHaveAttribute('aria-disabled', 'false');
    await page.reload();
    await expect(mark('Noëlle Zgraggen', 'Fehlt')).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow(page)).toBe(0);
    await page.locator('summary', { hasText: 'Rapport abgeben' }).click();
    await expect(page.getByRole('checkbox', { name: 'Noëlle Zgraggen' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Bemerkung' }).fill('Alle zufrieden.');
    await page.getByRole('button', { name: 'Rapport abgeben' }).click();
    await expect(page.getByText(/^Abgegeben am .+ von Andrin Caduff/)).toBeVisible();
    await expect(page.getByRole('group', { name: /^Anwesenheit von/ })).toHaveCount(0);
  });

  await logIn('admin@firn.example');
  await page.setViewportSize({ width: 1720, height: 900 });
  const occurrence = event.offer.replace('/api/offers/', '/admin/offer/').concat(`/occurrences/${event.id}`);
  const list = occurrence.slice(0, occurrence.lastIndexOf('/'));
  const concluded = page.getByRole('checkbox', { name: `Abgerechnet: ${event.code}` });
  const conclude = async () => {
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await concluded.click();
    return (await stored).status();
  };

  await test.step('the office reads the report and gives it back, and the guide completes it', async () => {
    await page.goto(`${occurrence}/report`);
    await expect(page.getByText('Alle zufrieden.')).toBeVisible();
    await expect(page.getByText('Gefehlt: Noëlle Zgraggen.')).toBeVisible();
    await page.getByRole('button', { name: 'Rapport zurückgeben' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Was ist zu ergänzen?' }).fill('Bitte schreib die Route dazu.');
    await dialog.getByRole('button', { name: 'Zurückgeben' }).click();
    await expect(page.getByText(/«Bitte schreib die Route dazu\.»$/)).toBeVisible();
    await logIn(GUIDE);
    await page.goto(`/profil/tour/${event.id}#rapport`);
    await expect(page.getByText('Bitte schreib die Route dazu.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Bemerkung' }).fill('Über den Grat, alle zufrieden.');
    await page.getByRole('button', { name: 'Rapport abgeben' }).click();
    await expect(page.getByText(/^Abgegeben am .+ von Andrin Caduff/)).toBeVisible();
    // An answer that the page of the guide still waits for would bring the token of that session back.
    await page.goto('about:blank');
    await logIn('admin@firn.example');
  });

  await test.step('what is owed keeps the event from being concluded', async () => {
    quietConsole.allow(/422/);
    await page.goto(list);
    expect(await conclude()).toBe(422);
  });

  await test.step('the office records what came in, part of it twice by mistake', async () => {
    await page.goto(`/admin/bookings/${booking}/invoices`);
    const amount = page.getByRole('textbox', { name: 'Betrag' });
    const record = page.getByRole('button', { name: 'Zahlung erfassen' });
    await expect(amount).toHaveValue('240.–');
    await amount.fill('40');
    await record.click();
    await expect(page.getByText('Die Zahlung ist erfasst.').first()).toBeVisible();
    await expect(amount).toHaveValue('200.–');
    quietConsole.allow(/409/);
    await amount.fill('40');
    await record.click();
    await expect(
      page.getByText(/^CHF 40\.– per Bank vom .+ sind schon erfasst, von Corina Danioth\.$/),
    ).toBeVisible();
    await amount.fill('200');
    await page.getByRole('radio', { name: 'Bar' }).check();
    await record.click();
    await expect(page.getByText(/^Diese Buchung schuldet nichts mehr/)).toBeVisible();
    await expect(page.getByRole('row', { name: /Zahlung/ })).toHaveCount(2);
  });

  await test.step('the office concludes and closes', async () => {
    await page.goto(list);
    expect(await conclude()).toBe(200);
    await page.reload();
    await expect(concluded).toBeChecked();
    await page.goto(occurrence);
    // A job closes it, too, once a minute: whoever comes second is told (docs/domain/states.md).
    quietConsole.allow(/409|412/);
    const close = page.getByRole('button', { name: 'Abschliessen' });
    const closed = page.getByText('Abgeschlossen').first();
    await expect(close.or(closed).first()).toBeVisible();
    if (await close.isVisible()) {
      await close.click();
      const make = page.getByRole('dialog').getByRole('button', { name: 'Abschliessen' });
      await expect(make.or(closed).first()).toBeVisible();
      if (await make.isVisible()) await make.click();
    }
    await expect(closed).toBeVisible();
    await page.goto(`/admin/bookings/${booking}`);
    await expect(page.getByText('Abgeschlossen').first()).toBeVisible();
  });
});

test('a tour that the office gave back is repaired on the phone, submitted again and published', async ({
  page,
  logIn,
}) => {
  await logIn(GUIDE);
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  const title = `Zurückgegeben ${Date.now()}`;
  await logIn('admin@firn.example');
  const event = await askToLead(page, me.id, title, { state: 'accepted', grossPrice: PRICE });
  await step(page, event, 'prepared');
  await step(page, event, 'draft', 'Bitte schreib den Ort dazu.');

  await test.step('the guide reads why, writes it and submits', async () => {
    await logIn(GUIDE);
    await page.goto(`/profil/tour/${event.id}`);
    await expect(page.getByText('Bitte schreib den Ort dazu.')).toBeVisible();
    await page.getByRole('link', { name: 'Tour überarbeiten' }).click();
    await page.getByRole('textbox', { name: /^Ort/ }).fill('Kandersteg, Gleis 2');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Speichern' }).click();
    // «Nicht gespeicherte Änderungen» stands there before.
    await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Zum Prüfen einreichen' }).click();
    await expect(page.getByText(/^Diese Tour liegt beim Büro zum Prüfen/)).toBeVisible();
  });

  await logIn('admin@firn.example');
  await step(page, event, 'open');
  await page.goto('/logout');
  await page.goto(`/event/${event.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Kandersteg, Gleis 2').first()).toBeVisible();
});

test('all that a guide does fits into the pocket: a request, a draft with a picture, a report with a receipt', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(GUIDE);
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  const titled = (kind: string) => `${kind} ${Date.now()}`;
  const [asked, past, draft] = [titled('Anfrage'), titled('Vorbei'), titled('Entwurf')] as const;
  const [start, end] = await freeMinutes(page, me.id, 12);
  await logIn('admin@firn.example');
  await askToLead(page, me.id, asked);
  const led = await askToLead(page, me.id, past, { state: 'accepted' });
  await step(page, led, 'prepared');
  await step(page, led, 'open');
  await moveToPast(page, led, me.id);
  const calm = async () => {
    expect(await breaches(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  };

  await test.step('starts with what is asked, and agrees', async () => {
    await logOut(page);
    await page.goto('/login');
    await logInByForm(page, GUIDE);
    await expect(page).toHaveURL(/\/profil\/tour$/);
    const request = page.getByRole('listitem', { name: asked });
    await request.getByRole('button', { name: 'Zusagen' }).press('Enter');
    await expect(page.getByText(`Zugesagt: ${asked}`)).toBeVisible();
    await calm();
  });

  await test.step('keeps a tour as a draft, adds a picture, finds it again and submits it', async () => {
    await page.getByRole('link', { name: 'Tour erstellen' }).click();
    await page.getByRole('textbox', { name: /^Titel/ }).fill(draft);
    await page.getByRole('textbox', { name: /^Beginn/ }).fill(zurichText(start));
    await page.getByRole('textbox', { name: /^Ende/ }).fill(zurichText(end));
    await page.getByRole('textbox', { name: /^Personen höchstens/ }).fill('');
    await calm();
    await page.getByRole('button', { name: 'Als Entwurf speichern' }).press('Enter');
    await expect(page.getByText('Als Entwurf gespeichert. Eingereicht ist er noch nicht.')).toBeVisible();
    await page
      .getByRole('region', { name: 'Bilder hinzufügen' })
      .locator('input[type=file]')
      .setInputFiles(await aPicture(page, 'grat.jpg'));
    await expect(page.getByRole('button', { name: 'grat entfernen' })).toBeVisible();
    await calm();
    await page.goto('/profil/tour');
    await page.getByRole('link', { name: draft, exact: true }).click();
    await page.getByRole('button', { name: 'Zum Prüfen einreichen' }).press('Enter');
    await expect(page.getByText(/^Diese Tour liegt beim Büro zum Prüfen/)).toBeVisible();
  });

  await test.step('reports with a receipt and a picture', async () => {
    await page.goto(`/profil/tour/${led.id}#rapport`);
    await page
      .getByRole('region', { name: 'Belege hinzufügen' })
      .locator('input[type=file]')
      .setInputFiles(await aPicture(page, 'bahn.jpg'));
    await expect(page.getByText('Beleg: bahn.jpg')).toBeVisible();
    await page.getByRole('textbox', { name: /^Wofür/ }).fill('Seilbahn');
    await page.getByRole('textbox', { name: /^Betrag/ }).fill('108.10');
    await page
      .getByRole('combobox', { name: 'Mehrwertsteuer auf dem Beleg' })
      .selectOption('Normalsatz 8.1 %');
    await page
      .getByRole('region', { name: 'Bilder der Tour' })
      .locator('input[type=file]')
      .setInputFiles(await aPicture(page, 'gipfel.jpg'));
    await expect(page.getByRole('list', { name: 'Bilder im Rapport' }).getByText('gipfel.jpg')).toBeVisible();
    await calm();
    await page.getByRole('button', { name: 'Rapport abgeben' }).press('Enter');
    await expect(page.getByText(/^Abgegeben am .+ von Andrin Caduff/)).toBeVisible();
  });

  await test.step('the office opens the receipt, and shows the picture to guests', async () => {
    await logIn('admin@firn.example');
    await page.setViewportSize({ width: 1440, height: 900 });
    const occurrence = led.offer.replace('/api/offers/', '/admin/offer/').concat(`/occurrences/${led.id}`);
    await page.goto(`${occurrence}/finance`);
    const receipt = page.getByRole('link', { name: 'Beleg öffnen: Seilbahn' });
    const address = (await receipt.getAttribute('href')) ?? '';
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/jpeg');
    await page.goto(`${occurrence}/report`);
    await page.getByRole('button', { name: 'gipfel.jpg veröffentlichen' }).click();
    await expect(page.getByText('Veröffentlicht', { exact: true })).toBeVisible();
    await calm();
  });
});
