import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { anAddress, choosePassword, logInWith } from '../support/account.ts';
import { answerWith } from '../support/api-answers.ts';
import { expect, PASSWORD, test } from '../support/test.ts';

const WIDTHS = [360, 1440];
/** Of pages that ask nobody before somebody does something. */
const CODE = 'abc';

const send = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The state is there, and conforms at both widths. The frame around it is audited where the pages are opened. */
async function conforms(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = { breaches: await breaches(page, 'main'), overflow: await overflow(page) };
    expect([page.url(), text, width, found]).toEqual([
      page.url(),
      text,
      width,
      { breaches: [], overflow: 0 },
    ]);
  }
}

async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill('Ladina');
  await page.getByLabel('Nachname').fill('Caduff');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(anAddress());
  await choosePassword(page);
  await page.getByRole('checkbox', { name: /einverstanden/ }).check();
}

test.describe('every state conforms to WCAG 2.1 AA at 360 and 1440 px', () => {
  test.beforeEach(({ quietConsole }) => {
    test.slow();
    // Chromium itself logs what is refused.
    quietConsole.allow(/status of 4(01|03|09|10|22|29)|status of 503/);
  });

  test('log-in and password reset', async ({ page }) => {
    await page.goto('/login');
    await send(page, 'Anmelden');
    await conforms(page, 'Bitte gib dein Passwort ein.');
    const answers = [
      [401, '/problems/wrong-credentials', 'E-Mail oder Passwort stimmt nicht.'],
      [429, '/problems/429', /^Das waren zu viele Versuche\. Ab \d\d:\d\d Uhr/],
      [401, '/problems/second-factor', 'Zweiter Schritt'],
    ] as const;
    for (const [status, type, said] of answers) {
      await answerWith(page, '/api/login', status, { type });
      await logInWith(page, 'gast@firn.example');
      await conforms(page, said);
    }
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await send(page, 'Anmelden');
    await conforms(page, /^Dieser Code stimmt nicht/);
    await answerWith(page, '/api/login', 403, { type: '/problems/unconfirmed' });
    await page.goto('/login');
    await logInWith(page, 'gast@firn.example');
    await conforms(page, 'Bestätige zuerst deine E-Mail-Adresse');

    await page.goto('/passwort-vergessen');
    await send(page, 'Link senden');
    await conforms(page, /E-Mail/);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('gast@firn.example');
    await answerWith(page, '/api/password-reset', 429);
    await send(page, 'Link senden');
    await conforms(page, /^Das waren zu viele Versuche/);
    await answerWith(page, '/api/password-reset', 202);
    await send(page, 'Link senden');
    await conforms(page, 'Schau in dein Postfach');

    await page.goto(`/passwort-vergessen/${CODE}`);
    await page.getByLabel('Passwort', { exact: true }).fill('gipfel');
    await expect(page.getByText(/^Stärke: /)).toBeVisible();
    await send(page, 'Passwort speichern');
    await conforms(page, 'Das Passwort braucht 10 bis 128 Zeichen.');
    await answerWith(page, `/api/password-reset/${CODE}`, 204);
    await choosePassword(page);
    await send(page, 'Passwort speichern');
    await conforms(page, 'Dein neues Passwort gilt');
    await page.unroute(`/api/password-reset/${CODE}`);
    await page.goto(`/passwort-vergessen/${CODE}`);
    await choosePassword(page);
    await send(page, 'Passwort speichern');
    await conforms(page, /^Dieser Link gilt nicht mehr/);
  });

  test('registration, invitation, confirmation, newsletter', async ({ page }) => {
    await page.goto(`/register/new/${crypto.randomUUID()}`);
    await conforms(page, /führen wir dich zu deiner Buchung zurück/);
    await page.goto('/register');
    await page.getByLabel('Passwort', { exact: true }).fill('gipfel');
    await send(page, 'Konto eröffnen');
    await conforms(page, 'Bitte bestätige, dass du mit den AGB einverstanden bist.');
    await fillRegistration(page);
    const refusals = [
      [429, '/problems/429', /^Das waren zu viele Versuche/],
      [422, '/problems/captcha', /^Die Sicherheitsprüfung hat nicht geklappt/],
    ] as const;
    for (const [status, type, said] of refusals) {
      await answerWith(page, '/api/users', status, { type });
      await send(page, 'Konto eröffnen');
      await conforms(page, said);
    }
    await answerWith(page, '/api/users', 202);
    await send(page, 'Konto eröffnen');
    await conforms(page, 'Schau in dein Postfach');

    const invitation = `/api/invitations/${CODE}`;
    const guest = { '@type': 'Invitation', email: anAddress(), firstName: 'Ladina', lastName: 'Caduff' };
    for (const [status, said] of [
      [503, 'Wir konnten deine Einladung nicht laden'],
      [410, 'Diese Einladung gilt nicht mehr'],
      [200, /^Wir haben dich schon als Gast erfasst/],
    ] as const) {
      await answerWith(page, invitation, status, guest);
      await page.goto(`/register/${CODE}`);
      await conforms(page, said);
    }
    await choosePassword(page);
    await page.getByRole('checkbox', { name: /einverstanden/ }).check();
    await send(page, 'Konto eröffnen');
    await conforms(page, 'Dein Konto ist bereit');

    await page.goto(`/register/confirm/${CODE}`);
    await answerWith(page, '/api/registration/confirm', 503);
    await send(page, 'E-Mail-Adresse bestätigen');
    await conforms(page, /^Das hat nicht geklappt/);
    const violations = [{ propertyPath: 'password', message: 'Bitte gib das Passwort ein.' }];
    await answerWith(page, '/api/registration/confirm', 422, { violations });
    await send(page, 'E-Mail-Adresse bestätigen');
    await conforms(page, /^Du bestätigst in einem anderen Browser/);
    await page.getByLabel('Passwort deiner Registrierung', { exact: true }).fill(PASSWORD);
    await answerWith(page, '/api/registration/confirm', 200, { email: guest.email, returnPath: '/event/1' });
    await send(page, 'E-Mail-Adresse bestätigen');
    await conforms(page, 'Anmelden und zur Buchung');
    await page.unroute('/api/registration/confirm');
    await page.goto(`/register/confirm/${CODE}`);
    await send(page, 'E-Mail-Adresse bestätigen');
    await conforms(page, /^Dieser Link gilt nicht mehr/);

    const subscriptions = '/api/newsletter_subscriptions';
    for (const [path, name, api, status, said] of [
      [`confirm-newsletter/${CODE}`, 'Abo bestätigen', '/confirm', 410, /^Dieser Link gilt nicht mehr/],
      [
        `confirm-newsletter/${CODE}`,
        'Abo bestätigen',
        '/confirm',
        200,
        'Du erhältst jetzt unseren Newsletter',
      ],
      [`newsletter/${CODE}`, 'Newsletter abbestellen', `/${CODE}`, 410, /^Dieser Link gilt nicht mehr/],
      [`newsletter/${CODE}`, 'Newsletter abbestellen', `/${CODE}`, 204, 'Du erhältst keinen Newsletter mehr'],
    ] as const) {
      await answerWith(page, subscriptions + api, status, { email: guest.email });
      await page.goto(`/register/${path}`);
      await send(page, name);
      await conforms(page, said);
    }
    await page.goto('/register/newsletter');
    await answerWith(page, subscriptions, 429);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(guest.email);
    await send(page, 'Newsletter abonnieren');
    await conforms(page, /^Das waren zu viele Versuche/);
  });

  test('safety of the own account, and the links to a new address', async ({ page, logIn }) => {
    await logIn('gast@firn.example');
    await page.goto('/profil/konto');
    await conforms(page, 'Wo du angemeldet bist');

    await send(page, 'Passwort ändern');
    await page.getByLabel('Neues Passwort', { exact: true }).fill('gipfel');
    await send(page, 'Passwort ändern');
    await conforms(page, 'Das Passwort braucht 10 bis 128 Zeichen.');
    await answerWith(page, '/api/me/password', 429);
    await page.getByLabel('Bisheriges Passwort', { exact: true }).fill('falsch');
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Firnspiegel-7');
    await page.getByLabel('Neues Passwort wiederholen', { exact: true }).fill('Firnspiegel-7');
    await send(page, 'Passwort ändern');
    await conforms(page, /^Das waren zu viele Versuche/);
    await answerWith(page, '/api/me/password', 204);
    await send(page, 'Passwort ändern');
    await conforms(page, /^Dein Passwort ist geändert/);

    await send(page, 'Adresse ändern');
    await page.getByLabel('Neue E-Mail-Adresse').fill('neu');
    await send(page, 'Link senden');
    await conforms(page, /^Bitte gib eine ganze E-Mail-Adresse ein/);
    await answerWith(page, '/api/me/email', 202);
    await page.getByLabel('Neue E-Mail-Adresse').fill('neu@firn.example');
    await page.getByLabel('Dein Passwort', { exact: true }).fill('falsch');
    await send(page, 'Link senden');
    await conforms(page, /^Schau in das Postfach/);

    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await answerWith(page, '/api/me/second-factor', 200, {
      ...{ secret, uri: `otpauth://totp/Firn:gast?secret=${secret}&issuer=Firn` },
      ...{ isActive: false, isRequired: false, recoveryCodes: 0 },
      codes: Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijk${index}`),
    });
    await send(page, 'App hinzufügen');
    await send(page, 'Weiter');
    await conforms(page, 'Bitte fülle das Feld «Dein Passwort» aus.');
    await page.getByLabel('Dein Passwort', { exact: true }).fill('falsch');
    await send(page, 'Weiter');
    await expect(page.getByRole('img', { name: 'QR-Code für deine App' })).toBeVisible();
    await conforms(page, /^Oder tippe dieses Geheimnis/);
    await page.getByLabel('Code der App').fill('000000');
    await send(page, 'Einschalten');
    await conforms(page, 'Deine Codes zur Wiederherstellung');
    await send(page, 'Ich habe sie aufbewahrt');
    await send(page, 'Passkey hinzufügen');
    await send(page, 'Weiter');
    await conforms(page, /^Woran du ihn erkennst/);

    for (const [path, name, api] of [
      ['bestaetigen', 'Adresse bestätigen', '/api/me/email/confirm'],
      ['zuruecknehmen', 'Alte Adresse zurückholen', '/api/me/email/undo'],
    ] as const)
      for (const [status, said] of [
        [410, 'Dieser Link gilt nicht mehr'],
        [409, 'Diese Adresse hat ein anderes Konto'],
        [204, /^(Deine neue Adresse gilt|Dein Konto hat wieder)/],
      ] as const) {
        await page.goto(`/profil/e-mail/${CODE}/${path}`);
        await answerWith(page, api, status);
        await send(page, name);
        await conforms(page, said);
      }
  });
});
