import { breaches, overflow } from '../support/accessibility.ts';
import { mailedLink, mailedText } from '../support/guest-booking.ts';
import { askToLead, bookFor, moveToPast, step } from '../support/guided-day.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 240_000 });

const ADMIN = 'admin@firn.example';
const GUIDE = 'guide@firn.example';
/** Minutes: two days and two hours, so that the afternoon after the end is over whatever the time of day. */
const OVER_SINCE = 50 * 60;

test('from the link of the mail to a voice that everybody reads', async ({ page, logIn, quietConsole }) => {
  await logIn(GUIDE);
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  await logIn(ADMIN);
  const title = `Rückblick ${Date.now()}`;
  const words = `Ein grosser Tag, ${title}.`;
  const event = await askToLead(page, me.id, title, { state: 'accepted' });
  await step(page, event, 'prepared');
  await step(page, event, 'open');
  await logIn('gast@firn.example');
  const bookingId = await bookFor(page, event, ['Selma']);
  await logIn(ADMIN);
  await step(page, event, 'confirmed');
  await moveToPast(page, event, me.id, OVER_SINCE);
  const booking = (await (await page.request.get(`/api/bookings/${bookingId}`)).json()) as {
    bookingPersons: { email: string }[];
  };
  const [{ email } = { email: '' }] = booking.bookingPersons;
  await mailedText(email, 'feedback_request', 100_000);
  const link = new URL(await mailedLink(email, 'feedback_request'));

  await test.step('the guest answers on the phone, without a login, by keyboard', async () => {
    await page.context().clearCookies();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(link.pathname);
    await expect(page.getByRole('heading', { level: 1, name: 'Wie war es?' })).toBeVisible();
    expect(await breaches(page, 'main')).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const grade = async (question: string, value: string) => {
      await page.getByRole('group', { name: question }).getByRole('radio', { name: value }).focus();
      await page.keyboard.press('Space');
    };
    for (const question of ['Inhalt und Programm', 'Niveau wie ausgeschrieben', 'Organisation'])
      await grade(question, '5');
    for (const question of ['Vorbereitung', 'Sicherheit', 'Kommunikation']) await grade(question, '4');
    await page.getByRole('textbox', { name: /Was möchtest du uns sagen/ }).fill(words);
    await page.getByRole('checkbox', { name: /Ihr dürft meinen Kommentar/ }).press('Space');
    await page.getByRole('button', { name: 'Rückmeldung senden' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Danke für deine Rückmeldung' })).toBeVisible();
  });

  await test.step('the link says so when it is opened again, and another one leads nowhere', async () => {
    await page.goto(link.pathname);
    await expect(page.getByText(/Sie lässt sich nicht mehr ändern/)).toBeVisible();
    quietConsole.allow(/404/);
    await page.goto('/rueckmeldung/geraten');
    await expect(page.getByRole('heading', { name: 'Diesen Link gibt es nicht' })).toBeVisible();
  });

  await test.step('the office answers and publishes', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn(ADMIN);
    await page.goto('/admin/feedback');
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('link')
      .click();
    await page.getByRole('checkbox', { name: /Auf der Website zeigen/ }).check();
    await page.getByRole('textbox', { name: 'Antwort' }).fill('Danke, Selma!');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/Gespeichert/).first()).toBeVisible();
    expect(await breaches(page, 'main')).toEqual([]);
  });

  await test.step('everybody reads it at the tour', async () => {
    await page.context().clearCookies();
    await page.goto(event.offer.replace('/api/offers/', '/offer/'));
    const voices = page.getByRole('region', { name: 'Stimmen von Gästen' });
    await expect(voices.getByText(words)).toBeVisible();
    await expect(voices.getByText('Danke, Selma!')).toBeVisible();
    await expect(page.getByText('Zgraggen')).toHaveCount(0);
  });
});
