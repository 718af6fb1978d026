import { anAddress, choosePassword, logInWith, logOut } from '../support/account.ts';
import { bookingNumberOn, fillBooker, fillSafety } from '../support/booking-form.ts';
import { bookableEvent } from '../support/events.ts';
import { mailedLink, mailedLinks } from '../support/guest-booking.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'Firnspiegel-7';

test('a visitor registers from an event, books it, and comes back with a new password', async ({
  page,
  request,
  quietConsole,
}) => {
  // Chromium itself logs the refused login.
  quietConsole.allow(/status of 401/);
  const email = anAddress();
  const mistyped = `x${email}`;
  const event = await bookableEvent(request);

  await test.step('an account is opened on the way to the booking', async () => {
    await page.goto(`/event/${event.id}/buchen`);
    await page.getByRole('link', { name: 'Konto eröffnen' }).click();
    await expect(page.getByRole('heading', { name: 'Konto eröffnen' })).toBeVisible();
    await page.getByLabel('Vorname').fill('Ladina');
    await page.getByLabel('Nachname').fill('Caduff');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(mistyped);
    await choosePassword(page);
    await page.getByRole('checkbox', { name: /einverstanden/ }).check();
    await page.getByRole('button', { name: 'Konto eröffnen' }).click();
    await expect(page.getByText(`Wir haben dir eine E-Mail an ${mistyped} gesendet.`)).toBeVisible();
    await page.getByRole('button', { name: 'Adresse korrigieren' }).click();
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(mistyped);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('button', { name: 'Konto eröffnen' }).click();
    await expect(page.getByText(`Wir haben dir eine E-Mail an ${email} gesendet.`)).toBeVisible();
  });

  await test.step('the link of the mail confirms the address once', async () => {
    const link = await mailedLink(email, 'register_confirm');
    await page.goto(link);
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await expect(page).toHaveURL(`/event/${event.id}/buchen`);
    await expect(page.getByRole('link', { name: 'Angemeldet als Ladina Caduff' })).toBeVisible();
  });

  await test.step('the booking is theirs', async () => {
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

  await test.step('a forgotten password is chosen anew, and the old one is refused', async () => {
    await logOut(page);
    await page.goto('/passwort-vergessen');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('button', { name: 'Link senden' }).click();
    await page.goto(await mailedLink(email, 'password_reset'));
    await choosePassword(page, NEW_PASSWORD);
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByRole('heading', { name: 'Dein neues Passwort gilt' })).toBeVisible();
    await page.goto('/login');
    await logInWith(page, email);
    await expect(page.getByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible();
    await logInWith(page, email, NEW_PASSWORD);
    await expect(page).not.toHaveURL(/login/);
  });
});

test('somebody without an account orders the newsletter and leaves it again', async ({ page }) => {
  const email = anAddress();
  await page.goto('/register/newsletter');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByText(`Wir haben eine E-Mail an ${email} gesendet.`)).toBeVisible();
  const [wayIn = '', wayOut = ''] = await mailedLinks(email, 'newsletter_confirm');

  await page.goto(wayIn);
  await page.getByRole('button', { name: 'Abo bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Du erhältst jetzt unseren Newsletter' })).toBeVisible();

  await page.goto(wayOut);
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Du erhältst keinen Newsletter mehr' })).toBeVisible();
});
