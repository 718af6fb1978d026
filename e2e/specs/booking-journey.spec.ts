import { bookForTwo, bookingNumberOn } from '../support/booking-form.ts';
import { bookableEvent, guidesBookableEvent } from '../support/events.ts';
import { expect, logInByForm, test } from '../support/test.ts';

async function idOf(page: import('@playwright/test').Page): Promise<string> {
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  return me.id;
}

test('a guest books for two; the office finds it, prints it, and the guide sees both', async ({
  page,
  logIn,
}) => {
  await logIn('guide@firn.example');
  const guideId = await idOf(page);
  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();

  await page.goto('/login');
  await logInByForm(page, 'gast@firn.example');
  const event = await guidesBookableEvent(page.request, guideId);
  await test.step('the guest books for herself and a friend', () => bookForTwo(page, event));
  const number = await bookingNumberOn(page);

  await test.step('she finds it in her profile', async () => {
    await page.goto('/profil');
    await page
      .getByRole('link', { name: new RegExp(event.title) })
      .first()
      .click();
    await expect(page.getByText(number).first()).toBeVisible();
    await expect(page.getByText('Noëlle Zurbriggen').first()).toBeVisible();
  });
  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();

  await test.step('the office finds it under its number', async () => {
    await logIn('admin@firn.example');
    await page.goto('/admin/bookings');
    await page.getByLabel('Nummer, Name oder E-Mail').fill(number);
    await page.getByLabel('Nummer, Name oder E-Mail').press('Enter');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lena Ackermann' })).toBeVisible();
    await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
    await page.getByRole('link', { name: 'Personen', exact: true }).click();
    await expect(page.getByText('Noëlle Zurbriggen').first()).toBeVisible();
  });

  await test.step('the office prints the list', async () => {
    await page.goto(`/print/events?event=${event['@id']}`);
    const sheet = (name: string) => page.getByRole('article', { name: `${name}: ${event.title}` });
    for (const name of ['Teilnehmende', 'Unterschriften', 'Notfallkarte']) {
      await expect(sheet(name).getByRole('rowheader', { name: /Zurbriggen/ })).toBeVisible();
    }
    await expect(sheet('Notfallkarte').getByText('1414')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('checkbox', { name: 'Notfallkarte' }).uncheck();
    await expect(sheet('Notfallkarte')).toBeHidden();
    await page.getByRole('link', { name: 'Andere Auswahl' }).click();
    await expect(page.getByRole('button', { name: 'Listen zeigen' })).toBeVisible();
  });
  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();

  await test.step('the guide sees both', async () => {
    await logIn('guide@firn.example');
    await page.goto(`/profil/tour/${event.id}`);
    await expect(page.getByText('Noëlle Zurbriggen').first()).toBeVisible();
    await expect(page.getByText('Lena Ackermann').first()).toBeVisible();
  });
});

interface Booked {
  readonly id: string;
  readonly bookingNumber: string;
}

test('a guest logs in, books for two and has a number', { tag: '@every-engine' }, async ({ page }) => {
  await page.goto('/login');
  await logInByForm(page, 'gast@firn.example');
  const event = await bookableEvent(page.request);
  await bookForTwo(page, event);
  const number = await bookingNumberOn(page);
  await page.goto('/profil');
  // They may have booked another date of the same title.
  const { user } = (await (await page.request.get('/api/me')).json()) as { user: string };
  const answer = await page.request.get(`/api/bookings?itemsPerPage=100&user=${user}`);
  const { 'hydra:member': own } = (await answer.json()) as { 'hydra:member': Booked[] };
  const booked = own.find(({ bookingNumber }) => bookingNumber === number);
  await page.locator(`main a[href="/profil/buchung/${booked?.id}"]`).first().click();
  await expect(page.getByText(number).first()).toBeVisible();
});
