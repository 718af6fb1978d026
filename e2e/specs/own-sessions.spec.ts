import type { APIRequestContext, Page } from '@playwright/test';
import { anAddress, choosePassword, comeBack, logInWith } from '../support/account.ts';
import { bookableEvent } from '../support/events.ts';
import { bookAsGuest, linksOfMails, mailedLink } from '../support/guest-booking.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter, writer } from '../support/writer.ts';

const CHANGED = 'Firnspiegel-7';
const RESET = 'Wächtenkamm-8';
const SECURED = 'Gletscherspalte-9';

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Vorname').fill('Selma');
  await page.getByLabel('Nachname').fill('Zgraggen');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await choosePassword(page);
  await page.getByRole('checkbox', { name: /einverstanden/ }).check();
  await page.getByRole('button', { name: 'Konto eröffnen' }).click();
  await expect(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeVisible();
}

async function isOut(page: Page): Promise<void> {
  await page.goto('/profil');
  await expect(page).toHaveURL(/\/login\?weiter=/);
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.goto('/profil/konto');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Bisheriges Passwort', { exact: true }).fill(from);
  await page.getByLabel('Neues Passwort', { exact: true }).fill(to);
  await page.getByLabel('Neues Passwort wiederholen', { exact: true }).fill(to);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Dein Passwort ist geändert.')).toBeVisible();
}

async function changeAddress(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/profil/konto');
  await page.getByRole('button', { name: 'Adresse ändern' }).click();
  await page.getByLabel('Neue E-Mail-Adresse').fill(email);
  await page.getByLabel('Dein Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByText(`Schau in das Postfach von ${email}`)).toBeVisible();
}

/** What opens an account or ends it, asked for by an admin who acts as its owner: the statuses. */
async function refusedInNameOf(office: APIRequestContext, email: string): Promise<number[]> {
  const as = `?_switch_user=${encodeURIComponent(email)}`;
  const { id } = (await (await office.get(`/api/me${as}`)).json()) as { readonly id: string };
  const write = writer(office);
  const currentPassword = PASSWORD;
  const answers = [
    await write('PUT', `/api/me/password${as}`, {
      currentPassword,
      password: CHANGED,
      passwordConfirmation: CHANGED,
    }),
    await write('POST', `/api/me/email${as}`, { currentPassword, email: anAddress() }),
    await write('POST', `/api/me/second-factor${as}`, { currentPassword }),
    await write('DELETE', `/api/sessions${as}`),
    await write('DELETE', `/api/me${as}`, { currentPassword }),
    await write('PATCH', `/api/users/${id}${as}`, { roles: ['ROLE_GUIDE'] }),
  ];
  return answers.map((answer) => answer.status());
}

test('who is logged in where, and what ends it', async ({ page, browser, request, quietConsole }) => {
  test.slow();
  // Chromium itself logs what is refused.
  quietConsole.allow(/status of (401|403|410)/);
  const [email, other] = [anAddress(), anAddress()];
  const event = await bookableEvent(page.request, '&page=2');
  const elsewhere = await (await browser.newContext()).newPage();
  /** The link of the first reset. */
  let first = '';

  await test.step('a booking without an account is theirs once the address is confirmed, in one tab of two', async () => {
    await bookAsGuest(page, event, email);
    await register(page, email);
    await page.goto('/login');
    await logInWith(page, email);
    await expect(page.getByRole('heading', { name: 'Bestätige zuerst deine E-Mail-Adresse' })).toBeVisible();
    const link = await mailedLink(email, 'register_confirm');
    const secondTab = await page.context().newPage();
    for (const tab of [page, secondTab]) await tab.goto(link);
    const confirm = (tab: Page) => tab.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await Promise.all([page, secondTab].map(confirm));
    const said = async () => {
      const texts = await Promise.all([page, secondTab].map((tab) => tab.getByRole('main').textContent()));
      return texts
        .map((text) => /Dein Konto ist bereit|Dieser Link gilt nicht mehr/.exec(text ?? '')?.[0])
        .sort();
    };
    await expect.poll(said).toEqual(['Dein Konto ist bereit', 'Dieser Link gilt nicht mehr']);
    await secondTab.close();
    await page.goto('/profil');
    await expect(page.getByRole('link', { name: new RegExp(event.title) })).toBeVisible();
  });

  await test.step('one of two browsers ends the other', async () => {
    await comeBack(elsewhere, email);
    await page.goto('/profil/konto');
    const sessions = page.getByRole('region', { name: 'Wo du angemeldet bist' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Anmeldung beenden: / }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await isOut(elsewhere);
  });

  await test.step('a new password ends the others, a reset ends all', async () => {
    await comeBack(elsewhere, email);
    await changePassword(page, PASSWORD, CHANGED);
    await isOut(elsewhere);
    await elsewhere.goto('/passwort-vergessen');
    await elsewhere.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await elsewhere.getByRole('button', { name: 'Link senden' }).click();
    first = await mailedLink(email, 'password_reset');
    await elsewhere.goto(first);
    await choosePassword(elsewhere, RESET);
    await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Dein neues Passwort gilt' })).toBeVisible();
    // The page stood open meanwhile.
    await page.getByRole('button', { name: 'Adresse ändern' }).click();
    await page.getByLabel('Neue E-Mail-Adresse').fill(other);
    await page.getByLabel('Dein Passwort', { exact: true }).fill(CHANGED);
    await page.getByRole('button', { name: 'Link senden' }).click();
    await expect(page.getByText(/^Du bist nicht mehr angemeldet/)).toBeVisible();
    await isOut(page);
  });

  await test.step('the address is changed, and the link to the old one takes that back', async () => {
    await comeBack(page, email, RESET);
    await changeAddress(page, other, RESET);
    await elsewhere.goto(await mailedLink(other, 'email_change'));
    await elsewhere.getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Deine neue Adresse gilt' })).toBeVisible();
    await page.goto('/profil/konto');
    await expect(page.getByText(`Du meldest dich mit ${other} an.`)).toBeVisible();
    const undo = await mailedLink(email, 'email_change_notice');
    await elsewhere.goto(undo);
    await elsewhere.getByRole('button', { name: 'Alte Adresse zurückholen' }).click();
    await expect(elsewhere.getByText('Dein Konto hat wieder die alte Adresse')).toBeVisible();
    await elsewhere.goto(undo);
    await elsewhere.getByRole('button', { name: 'Alte Adresse zurückholen' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
    await isOut(page);
  });

  await test.step('whoever changed it knows no password any more: the next one comes by the old address', async () => {
    await page.goto('/login');
    await logInWith(page, email, RESET);
    await expect(page.getByText('E-Mail oder Passwort stimmt nicht.')).toBeVisible();
    const links = await linksOfMails(email, 'password_reset', 2);
    await page.goto(links.find((link) => link !== first) ?? '');
    await choosePassword(page, SECURED);
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByRole('heading', { name: 'Dein neues Passwort gilt' })).toBeVisible();
    await comeBack(page, email, SECURED);
  });

  await test.step('an admin who acts as the guest opens and ends nothing', async () => {
    await enter(request, 'admin@firn.example', PASSWORD);
    expect(await refusedInNameOf(request, email)).toEqual([403, 403, 403, 403, 403, 403]);
    await page.goto('/profil/konto');
    await expect(
      page.getByRole('region', { name: 'Wo du angemeldet bist' }).getByRole('listitem'),
    ).toHaveCount(1);
  });
});
