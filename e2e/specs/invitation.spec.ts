import { acceptInvitation, anAddress, logInWith, logOut } from '../support/account.ts';
import { bookingNumberOn, fillBooker, fillSafety } from '../support/booking-form.ts';
import { bookableEvent } from '../support/events.ts';
import { mailedLink } from '../support/guest-booking.ts';
import { expect, test } from '../support/test.ts';

test('a guest whom the office invites has an account by the link, once, and books', async ({
  page,
  logIn,
  quietConsole,
}) => {
  // Chromium itself logs that the link is over.
  quietConsole.allow(/status of 410/);
  const email = anAddress();
  const event = await bookableEvent(page.request);

  await test.step('the office records the guest', async () => {
    await logIn('admin@firn.example');
    await page.goto('/admin/user/neu');
    await page.getByLabel(/^Vorname/).fill('Ladina');
    await page.getByLabel(/^Name/).fill('Caduff');
    await page.getByLabel(/^E-Mail/).fill(email);
    await expect(page.getByLabel('Einladung jetzt schicken')).toBeChecked();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL(/\/admin\/user\/[0-9a-f-]{36}$/);
    await logOut(page);
  });
  const link = await mailedLink(email, 'invitation');

  const late = await page.context().newPage();
  await test.step('the link fills the form, whose account is good at once', async () => {
    await late.goto(link);
    await expect(late.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email);
    await page.goto(link);
    await expect(page.getByLabel('Vorname')).toHaveValue('Ladina');
    await acceptInvitation(page);
    await expect(page.getByRole('heading', { name: 'Dein Konto ist bereit' })).toBeVisible();
  });

  await test.step('a form that was open meanwhile, and the link once more, say what helps', async () => {
    await acceptInvitation(late);
    for (const open of [async () => undefined, () => late.goto(link)]) {
      await open();
      const main = late.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible();
      await expect(main.getByRole('link')).toHaveText([
        'Zur Anmeldung',
        'Konto eröffnen',
        'Passwort vergessen?',
      ]);
    }
    await late.close();
  });

  await test.step('the guest logs in and books', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
    await logInWith(page, email);
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(`/event/${event.id}/buchen`);
    await fillBooker(page);
    await page.getByLabel('Ich nehme selber teil').check();
    await fillSafety(page.getByRole('region', { name: 'Person 1: du selber' }));
    await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    await page.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
    await page.getByRole('button', { name: 'Verbindlich buchen' }).click();
    const number = await bookingNumberOn(page);
    await page.goto('/profil');
    await page.getByRole('link', { name: new RegExp(event.title) }).click();
    await expect(page.getByText(number).first()).toBeVisible();
  });
});
