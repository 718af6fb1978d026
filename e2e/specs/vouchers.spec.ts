import { breaches, overflow } from '../support/accessibility.ts';
import { fillBooker, fillSafety } from '../support/booking-form.ts';
import { bookableEvent } from '../support/events.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter } from '../support/writer.ts';

test('a voucher is bought, printed, and pays for a part of a booking', async ({
  page,
  logIn,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await logIn('gast@firn.example');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });

  const code = await test.step('it is paid by TWINT and comes as a paper', async () => {
    await page.goto('/gutschein');
    await page.getByRole('textbox', { name: /^Betrag/ }).fill('50');
    await page.getByRole('textbox', { name: 'Für wen' }).fill('Grossvater Alois');
    await page.getByRole('textbox', { name: 'Deine Worte' }).fill('Auf den Gipfel!');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await breaches(page, 'main')).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
    await expect(page).toHaveURL(/\/api\/test_payments\//);
    expect(questions, 'whether to leave').toEqual([]);
    await page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Danke für deine Bestellung' })).toBeVisible();
    const paper = await page
      .getByRole('link', { name: 'Gutschein als PDF herunterladen' })
      .getAttribute('href');
    const file = await page.request.get(String(paper));
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    // The code stands on the paper alone; the office reads it, too.
    const office = await browser.newContext({ ...(baseURL && { baseURL }) });
    await enter(office.request, 'admin@firn.example', PASSWORD);
    const newest = await office.request.get('/api/vouchers?itemsPerPage=1');
    const [voucher] = (await newest.json())['hydra:member'] as { code: string }[];
    await office.close();
    return String(voucher?.code);
  });

  await test.step('the booking takes what it is worth, and the rest is open', async () => {
    const { id } = await bookableEvent(page.request);
    await page.goto(`/event/${id}/buchen`);
    await fillBooker(page);
    await page.getByLabel('Ich nehme selber teil').check();
    await fillSafety(page.getByRole('region', { name: 'Person 1: du selber' }));
    await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    await page.getByLabel('Code des Gutscheins').fill(code);
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await expect(page.getByText(`${code} bezahlt CHF 50.–`)).toBeVisible();
    await page.getByRole('radio', { name: 'Rechnung' }).check();
    await page.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
    await page.getByRole('button', { name: /buchen$/i }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Du bist dabei!' })).toBeVisible();
  });
});
