import type { Page } from '@playwright/test';
import { anAddress, openAccount } from '../support/account.ts';
import { ACCOUNT_PAGES } from '../support/account-pages.ts';
import { keyboard } from '../support/hand.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter } from '../support/writer.ts';

/** What has the focus: the name of a field, else the words on it. */
const FOCUSED = `(() => {
  const { name, textContent, ariaLabel } = document.activeElement;
  return name || ariaLabel || textContent;
})()`;

/** Where Tab leads from here, as many times. */
async function stops(page: Page, count: number): Promise<unknown[]> {
  const names: unknown[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    names.push(await page.evaluate(FOCUSED));
    await page.keyboard.press('Tab');
  }
  return names;
}

test('the keyboard alone registers and logs in, in the order of what is seen', async ({ page, request }) => {
  const hand = keyboard(page);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const email = anAddress();

  await test.step('a registration', async () => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Ablehnen' }).press('Enter');
    await hand.press(page.getByRole('button', { name: 'Konto eröffnen' }));
    await expect(field('Vorname')).toBeFocused();
    expect(await stops(page, 11)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'Passwort anzeigen',
      'passwordConfirmation',
      'Passwort wiederholen anzeigen',
      'acceptTerms',
      'AGB',
      'newsletter',
      'Konto eröffnen',
    ]);
    await hand.write(field('Vorname'), 'Ladina');
    await hand.write(field('Nachname'), 'Caduff');
    await hand.write(field('E-Mail'), 'ladina');
    await hand.write(field('Passwort'), PASSWORD);
    await hand.write(field('Passwort wiederholen'), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(field('E-Mail')).toBeFocused();
    await hand.write(field('E-Mail'), email);
    await page.keyboard.press('Enter');
    const terms = page.getByRole('checkbox', { name: /einverstanden/ });
    await expect(terms).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Schau in dein Postfach' })).toBeFocused();
  });

  await test.step('a log-in', async () => {
    await enter(request, 'admin@firn.example', PASSWORD);
    const guest = anAddress();
    await openAccount(page, request, guest);
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }));
    await hand.write(field('E-Mail'), guest);
    await hand.write(page.getByLabel('Passwort', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page of an account says what to do', async ({ page, logIn }) => {
    await logIn('gast@firn.example');
    for (const path of ['/profil/konto', `/profil/e-mail/abc/bestaetigen`]) {
      await page.goto(path);
      await expect(page.getByText(/braucht JavaScript/)).toBeVisible();
    }
    await page.context().clearCookies();
    for (const path of ['/login', ...ACCOUNT_PAGES, '/register/new/abc', '/register/abc']) {
      await page.goto(path);
      await expect(page.getByText(/^Dieses Formular braucht JavaScript\./)).toBeVisible();
    }
  });
});
