import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { anAddress, comeBack, logInWith, logOut, openAccount } from '../support/account.ts';
import { addAuthenticator, NAMED_URL } from '../support/authenticator.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter, writer } from '../support/writer.ts';

const PERIOD_S = 30;

/** The code that an app shows now, or one that it shows soon: a code counts once, and clocks may differ by a step. */
function codeOf(secret: string, stepsAhead: 0 | 1): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), period: PERIOD_S });
  return totp.generate({ timestamp: Date.now() + stepsAhead * PERIOD_S * 1000 });
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function confirmPassword(page: Page, press: string): Promise<void> {
  await page.getByLabel('Dein Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: press, exact: true }).click();
}

/** Switches an app on; resolves with its secret and the recovery codes. */
async function addApp(page: Page): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  await page.goto('/profil/konto');
  await part(page, 'Zweiter Faktor').getByRole('button', { name: 'App hinzufügen' }).click();
  await confirmPassword(page, 'Weiter');
  await expect(page.getByRole('img', { name: 'QR-Code für deine App' })).toBeVisible();
  const secret = (await part(page, 'Zweiter Faktor').getByRole('code').textContent()) ?? '';
  await page.getByLabel('Code der App').fill(codeOf(secret, 0));
  await page.getByRole('button', { name: 'Einschalten' }).click();
  const list = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  return { secret, codes };
}

async function enterByPasskey(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Gives the second step a code. */
async function answer(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Logs in with the password as far as the second step. */
async function beginLogin(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await logInWith(page, email);
  await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
}

/** The login leads on by itself: whoever opens an address before it is there ends both, and Firefox says so. */
async function arrived(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('link', { name: /Angemeldet als/ })).toBeVisible();
  await page.waitForLoadState();
}

const refusal = (page: Page) => page.getByText(/^Dieser Code stimmt nicht, oder er wurde schon benutzt/);

async function demandOfAdmins(office: APIRequestContext, adminSecondFactor: boolean): Promise<void> {
  const saved = await writer(office)('PATCH', '/api/settings/00000000-0000-4000-8000-000000000001', {
    adminSecondFactor,
  });
  expect(saved.status()).toBe(200);
}

test.use({ ...(NAMED_URL && { baseURL: NAMED_URL }) });

test('a second factor guards the login, and each code counts once', {
  tag: '@every-engine',
}, async ({ page, request, quietConsole }) => {
  test.slow();
  // Browsers log what is refused.
  quietConsole.allow(/status of (401|422)/);
  const email = anAddress();
  await enter(request, 'super@firn.example', PASSWORD);
  await openAccount(page, request, email);
  await comeBack(page, email);

  const { secret, codes } = await test.step('an app is switched on', () => addApp(page));
  const [first = '', second = ''] = codes;

  await test.step('the login asks for its code, and refuses a wrong one', async () => {
    await logOut(page);
    await beginLogin(page, email);
    await answer(page, '000000');
    await expect(refusal(page)).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await answer(page, codeOf(secret, 1));
    await arrived(page);
  });

  await test.step('a recovery code counts once', async () => {
    await logOut(page);
    await beginLogin(page, email);
    await answer(page, first);
    await arrived(page);
    await page.goto('/profil/konto');
    await expect(page.getByText('Du hast noch 9 unbenützte Wiederherstellungscodes.')).toBeVisible();
    await logOut(page);
    await beginLogin(page, email);
    await answer(page, first);
    await expect(refusal(page)).toBeVisible();
    await answer(page, second);
    await expect(page).not.toHaveURL(/\/login/);
  });
});

test('a passkey stands for a second factor, and the administration may demand one', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow();
  const email = anAddress();
  await enter(request, 'super@firn.example', PASSWORD);
  const account = await openAccount(page, request, email);
  await comeBack(page, email);
  await addApp(page);

  await test.step('a passkey is added, and logs in without password and code', async () => {
    await addAuthenticator(page);
    await page.goto('/profil/konto');
    await part(page, 'Passkeys').getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mein Telefon');
    await confirmPassword(page, 'Weiter');
    await expect(page.getByText('Der Passkey ist hinzugefügt.')).toBeVisible();
    await logOut(page);
    await enterByPasskey(page);
  });

  const protectedSession = await page.context().storageState();
  await test.step('the app is switched off, and the login asks for no code any more', async () => {
    await page.goto('/profil/konto');
    await page.getByRole('button', { name: 'Zweiten Faktor entfernen' }).click();
    await confirmPassword(page, 'Zweiten Faktor entfernen');
    await expect(page.getByText('Dein zweiter Faktor ist entfernt.')).toBeVisible();
    await page.context().clearCookies();
    await comeBack(page, email);
  });

  await test.step('an admin of whom it is demanded reaches the own account alone without it', async () => {
    const promoted = await writer(request)('PATCH', account, { roles: ['ROLE_SUPER_ADMIN'] });
    expect(promoted.status()).toBe(200);
    // Whoever demands it of all without having it could not take that back.
    const office = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      storageState: protectedSession,
    });
    await demandOfAdmins(office, true);
    try {
      await page.goto('/admin');
      await expect(page).toHaveURL('/profil/konto');
      await expect(page.getByText('Für die Verwaltung fehlt dein zweiter Faktor')).toBeVisible();
      await logOut(page);
      await enterByPasskey(page);
      await page.goto('/admin');
      await expect(page).toHaveURL('/admin');
      // Its pages ask for what only admins get, and this one soon is none.
      await page.goto('about:blank');
    } finally {
      await demandOfAdmins(office, false);
      await writer(request)('PATCH', account, { roles: [] });
      await office.dispose();
    }
  });
});
