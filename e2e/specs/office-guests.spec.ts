import type { Locator, Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { linksOfMails, mailedLink } from '../support/guest-booking.ts';
import { mouse } from '../support/hand.ts';
import { csrfToken, expect, PASSWORD, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

interface Guest {
  readonly id: string;
  readonly email: string;
  readonly lastName: string;
}

/** A name that no other run has. */
const aName = (begin: string) => `${begin}${Date.now().toString(36)}`;

/** Recorded by the office, without a mail. */
async function recordGuest(page: Page, firstName: string, lastName = aName('Probst')): Promise<Guest> {
  const headers = { 'x-csrf-token': await csrfToken(page) };
  const email = `${firstName}-${lastName}@firn.example`.toLowerCase();
  const data = { salutation: 'Frau', firstName, lastName, email, notify: false };
  const answer = await page.request.post('/api/invitations', { data, headers });
  expect(answer.status()).toBe(201);
  return { ...((await answer.json()) as { id: string }), email, lastName };
}

const guestPath = ({ id }: Guest) => `/admin/user/${id}`;
const history = (page: Page) => page.getByRole('region', { name: 'Verlauf' });

async function orderNewsletter(page: Page, email: string) {
  await page.goto('/register/newsletter');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByText(`Wir haben eine E-Mail an ${email} gesendet.`)).toBeVisible();
  await page.goto(await mailedLink(email, 'newsletter_confirm'));
  await page.getByRole('button', { name: 'Abo bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Du erhältst jetzt unseren Newsletter' })).toBeVisible();
}

async function chooseMerge(page: Page, other: Guest): Promise<Locator> {
  await page.getByRole('button', { name: 'Zusammenführen' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ein zweites Konto/ });
  await mouse(page).find(dialog.getByRole('combobox', { name: 'Das andere Konto' }), other.email);
  return dialog;
}

test('who lost the invitation gets another one, and opens the account with the newest link', async ({
  page,
  logIn,
  quietConsole,
}) => {
  // Chromium itself logs the link that is over.
  quietConsole.allow(/status of 410/);
  await logIn('admin@firn.example');
  const guest = await recordGuest(page, 'Selina');
  await page.goto(guestPath(guest));
  await expect(page.getByText('Ohne Konto')).toBeVisible();
  const invite = async () => {
    await page.getByRole('button', { name: 'Zum Konto einladen' }).click();
    const dialog = page.getByRole('dialog', { name: /einladen\?$/ });
    await dialog.getByRole('button', { name: 'Einladen', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await invite();
  const first = await mailedLink(guest.email, 'invitation');
  await invite();
  await expect(history(page).getByRole('listitem').filter({ hasText: 'eingeladen' })).toHaveCount(2);
  const links = await linksOfMails(guest.email, 'invitation', 2);
  const newest = links.find((link) => link !== first) ?? '';

  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeVisible();
  await page.goto(newest);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /einverstanden/ }).check();
  await page.getByRole('button', { name: 'Konto eröffnen' }).click();
  await expect(page.getByRole('heading', { name: 'Dein Konto ist bereit' })).toBeVisible();

  await logIn('admin@firn.example');
  await page.goto(guestPath(guest));
  await expect(
    history(page).getByRole('listitem').filter({ hasText: 'hat das Konto eröffnet' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zum Konto einladen' })).toHaveCount(0);
});

test('two accounts of a person become one, whose newsletter is found by the filter', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  const kept = await recordGuest(page, 'Ladina');
  const other = await recordGuest(page, 'Ladina-Maria', kept.lastName);
  await orderNewsletter(page, other.email);

  await test.step('the filter tells who has the newsletter', async () => {
    await page.goto(`/admin/user?user=${kept.lastName}`);
    await expect(page.getByRole('row').filter({ hasText: kept.lastName })).toHaveCount(2);
    await page.getByRole('button', { name: 'Newsletter: alle' }).click();
    await page.getByRole('checkbox', { name: 'Abonniert' }).check();
    await expect(page).toHaveURL(/newsletter=subscribed/);
    const rows = page.getByRole('row').filter({ hasText: kept.lastName });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Ladina-Maria');
  });

  await test.step('the preview says what becomes of the newsletter', async () => {
    await page.goto(guestPath(kept));
    const dialog = await chooseMerge(page, other);
    await expect(dialog.getByText('Newsletter danach: Abonniert')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^Vorname: / }).check();
    await dialog.getByRole('button', { name: 'Zusammenführen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByRole('heading', { level: 1, name: `Ladina-Maria ${kept.lastName}` }),
    ).toBeVisible();
    await expect(history(page)).toContainText('zusammengeführt');
  });

  await test.step('the proof of both addresses is there, and the other account is not', async () => {
    await page.getByRole('link', { name: 'Listen' }).click();
    const at = (guest: Guest) => page.getByRole('region', { name: `Newsletter an ${guest.email}` });
    await expect(at(kept)).toContainText('Abonniert');
    await expect(at(other)).toContainText('Abbestellt');
    await page.goto(`/admin/user?user=${kept.lastName}&newsletter=subscribed`);
    await expect(page.getByRole('row').filter({ hasText: kept.lastName })).toHaveCount(1);
  });
});

test('an admin acts as a guest, not as a super admin, and the history names both', async ({
  page,
  logIn,
  quietConsole,
}) => {
  // Chromium itself logs what is refused.
  quietConsole.allow(/status of 403/);
  await logIn('admin@firn.example');
  const guest = await recordGuest(page, 'Flurina');
  await page.goto('/admin/user?roles=ROLE_SUPER_ADMIN');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText(/^Konten der Administration/)).toBeVisible();
  await expect(page.getByRole('button', { name: /einloggen/ })).toHaveCount(0);
  const refused = await page.request.get('/api/me?_switch_user=super@firn.example');
  expect(refused.status()).toBe(403);

  await page.goto(guestPath(guest));
  await page.getByRole('button', { name: /einloggen/ }).click();
  await expect(page.getByText(`Du bist aktuell als Flurina ${guest.lastName} eingeloggt!`)).toBeVisible();
  const as = `_switch_user=${encodeURIComponent(guest.email)}`;
  const headers = {
    'x-csrf-token': await csrfToken(page),
    'content-type': 'application/merge-patch+json',
    'if-match': '*',
  };
  const change = (data: object) => page.request.patch(`/api/users/${guest.id}?${as}`, { data, headers });
  expect((await change({ city: 'Scuol' })).status()).toBe(200);
  expect((await change({ email: 'neu@firn.example' })).status()).toBe(403);

  await page.getByRole('button', { name: 'Zurück zur Administration' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto(guestPath(guest));
  const entry = history(page).getByRole('listitem').filter({ hasText: 'Ort' });
  await expect(entry).toContainText(`Corina Danioth als Flurina ${guest.lastName}, geändert: Ort`);
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the pages and dialogs of people conform to WCAG 2.1 AA', async ({ page, logIn }) => {
      await logIn('admin@firn.example');
      const guest = await recordGuest(page, 'Annina');
      const other = await recordGuest(page, 'Annina-Lea', guest.lastName);
      const isFine = async (what: string) => {
        expect([what, await breaches(page)]).toEqual([what, []]);
        expect([what, await overflow(page)]).toEqual([what, 0]);
      };
      const pages = ['', '/bookings', '/lists', '/notes', '/roles'].map((part) => guestPath(guest) + part);
      for (const path of ['/admin/user?size=25&newsletter=none', '/admin/user/neu', ...pages]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isFine(path);
      }

      await page.goto(guestPath(guest));
      await page.getByRole('button', { name: 'Bild wählen' }).click();
      const pictures = page.getByRole('list', { name: 'Bilder zur Auswahl' });
      await expect(pictures.getByRole('listitem').first()).toBeVisible();
      await isFine('the portrait');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Zum Konto einladen' }).click();
      await isFine('the invitation');
      await page.keyboard.press('Escape');
      const merge = await chooseMerge(page, other);
      await expect(merge.getByRole('checkbox', { name: /^Vorname: / })).toBeVisible();
      await isFine('the merge');

      await page.goto(`/admin/user?user=${guest.lastName}`);
      await page.getByRole('checkbox', { name: new RegExp(`^Annina ${guest.lastName}`) }).check();
      await page.getByRole('button', { name: 'In eine Gruppe' }).click();
      await isFine('the group');
      await page.keyboard.press('Escape');

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden();
    });
  });
}
