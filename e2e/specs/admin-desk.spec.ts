import { expect, test } from '../support/test.ts';

interface Booking {
  readonly id: string;
  readonly bookingNumber: string;
}

test('Ctrl+K, the number of a booking and Enter open the booking', async ({ page, logIn }) => {
  await logIn('admin@firn.example');
  await page.goto('/admin');
  const answer = await page.request.get('/api/bookings?itemsPerPage=1');
  const { 'hydra:member': members } = (await answer.json()) as { 'hydra:member': Booking[] };
  const [booking] = members;
  if (!booking) throw new Error('The demo data have no booking.');
  // The keys of the search come after the page, together with the counters.
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await expect(navigation.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Suche in der Administration' });
  await expect(box).toBeFocused();
  await page.keyboard.type(booking.bookingNumber);
  await expect(page.getByText(`Enter öffnet ${booking.bookingNumber}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/bookings/${booking.id}`);
  await expect(page).toHaveTitle(new RegExp(booking.bookingNumber));
});

test('each number of the dashboard is that of its list, and their sum stands in the navigation', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await page.goto('/admin');
  const work = page.getByRole('region', { name: 'Heute zu tun' });
  const links = work.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const groups = await links.evaluateAll((found) =>
    found.map((link) => ({
      path: link.getAttribute('href') ?? '',
      count: Number.parseInt(link.textContent ?? '', 10),
    })),
  );
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  for (const area of ['/admin/bookings', '/admin/offer', '/admin/events']) {
    const kinds = groups.filter(({ path }) => path.startsWith(`${area}?`) || path.startsWith(`${area}/`));
    const sum = kinds.reduce((total, { count }) => total + count, 0);
    const entry = navigation.getByRole('listitem').filter({ has: page.locator(`a[href="${area}"]`) });
    await expect(entry.getByRole('img')).toHaveText(sum > 0 ? [String(sum)] : []);
  }
  for (const { path, count } of groups) {
    await page.goto(path);
    const words = count === 1 ? '1 Eintrag' : `${count} Einträge`;
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});

test('every entry of the menu leads to a page that is there', async ({ page, logIn }) => {
  test.slow();
  await logIn('super@firn.example');
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await expect(navigation.getByRole('link').first()).toBeVisible();
  await expect(navigation.getByText('folgt')).toHaveCount(0);
  const addresses = await navigation
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(14);
  for (const address of addresses) {
    await page.goto(String(address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/noch nicht (verfügbar|gebaut)/i)).toHaveCount(0);
  }
});
