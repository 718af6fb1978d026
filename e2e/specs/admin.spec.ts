import { expect, logInByForm, test } from '../support/test.ts';

const NAVIGATION = [
  'Taskliste',
  'CMS',
  'Buchungen',
  'Angebote',
  'Events',
  'Eigenschaften',
  'Unterkünfte',
  'Mietmaterialien',
  'Gäste',
  'Aktivitäten',
  'Feedback',
  'Dateien',
  'Finanzen',
  'SMS',
  'Einstellungen',
];

test('the side navigation has its 15 items, and each leads to a page that says what it is', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await expect(navigation.getByRole('link')).toHaveText(NAVIGATION);
  for (const name of NAVIGATION) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Du bist hier' })).toContainText(name);
  }
});

test('the search finds offers and guests by their codes’ groups', async ({ page, logIn }) => {
  await logIn('admin@firn.example');
  await page.goto('/admin');
  await page.getByPlaceholder('z.B. Touren, Kurse, Gäste').fill('Gast');
  await expect(page.getByRole('option', { name: /G-\d+/ }).first()).toBeVisible();
  await page.getByPlaceholder('z.B. Touren, Kurse, Gäste').fill('Allalin');
  await expect(page.getByRole('option', { name: /A-\d+/ }).first()).toBeVisible();
});

test('an admin acts as a guest and comes back', async ({ page, logIn }) => {
  await logIn('admin@firn.example');
  await page.goto('/admin/user?user=gast%40firn.example');
  await page.getByRole('link', { name: 'Lena Ackermann' }).click();
  await page.getByRole('button', { name: /einloggen/ }).click();
  await expect(page.getByText(/Du bist aktuell als .* eingeloggt!/)).toBeVisible();
  await page.goto('/profil');
  await expect(page.getByText('gast@firn.example').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zurück zur Administration' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(/Du bist aktuell als/)).toBeHidden();
});

test('a visit that starts in the administration or on a print page keeps the website’s navigation', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await page.goto('/');
  const pages = page.getByRole('navigation', { name: 'Seiten' }).getByRole('link');
  await expect(pages.first()).toBeVisible();
  const names = await pages.allTextContents();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Zur Website' }).click();
  await expect(page).toHaveURL('/');
  await expect(pages).toHaveText(names);
  await page.goto('/print/events');
  await page.getByRole('link', { name: 'Eventübersicht' }).click();
  await expect(page).toHaveURL('/guide/events');
  await expect(pages).toHaveText(names);
});

test('nobody reaches pages that are not theirs', async ({ page }) => {
  await page.goto('/admin/bookings');
  await expect(page).toHaveURL('/');
  await page.goto('/guide/events');
  await expect(page).toHaveURL(/\/login\?weiter=/);
  await logInByForm(page, 'gast@firn.example');
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  const users = (await (await page.request.get('/api/users?pagination=false')).json()) as {
    'hydra:member': { presentedOnWebsite: boolean; email: string | null }[];
  };
  expect(users['hydra:member'].every(({ presentedOnWebsite, email }) => presentedOnWebsite && !email)).toBe(
    true,
  );
  const bookings = (await (await page.request.get('/api/bookings')).json()) as {
    'hydra:member': { booker: { email: string } }[];
  };
  const bookers = new Set(bookings['hydra:member'].map(({ booker }) => booker.email));
  expect([...bookers]).toEqual(['gast@firn.example']);
});
