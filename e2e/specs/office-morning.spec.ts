import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { csrfToken, expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** More than a page of tasks has. */
const MOST_STEPS = 101;

/** An own task of today, which nobody else has. */
async function writeTask(page: Page, title: string): Promise<void> {
  const due = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date());
  const answer = await page.request.post('/api/tasks', {
    data: { title, due },
    headers: { 'x-csrf-token': await csrfToken(page) },
  });
  expect(answer.status()).toBe(201);
}

const inFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-task]')?.getAttribute('aria-label') ?? '');

/** Goes down the list by «j» until a task has the focus. */
async function goTo(page: Page, name: RegExp): Promise<string> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('j');
    const label = await inFocus(page);
    if (name.test(label)) return label;
  }
  throw new Error(`No task ${name} on the first page.`);
}

/** Goes on by Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(label)) return;
  }
  throw new Error(`Nothing is called ${name}.`);
}

test('a morning by the keyboard alone: ticked off, taken back, snoozed, taken and settled in place', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  const title = `Seile holen ${Date.now()}`;
  await writeTask(page, title);
  await page.goto('/admin/task');
  const own = page.getByRole('listitem', { name: title });
  await expect(
    page.getByRole('region', { name: 'Heute' }).getByRole('listitem', { name: title }),
  ).toBeVisible();
  expect(await breaches(page)).toEqual([]);

  await goTo(page, new RegExp(title));
  await page.keyboard.press('e');
  await expect(page.getByText(`«${title}» ist erledigt.`)).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(own).toBeVisible();

  await page.reload();
  await expect(own).toBeVisible();
  await goTo(page, new RegExp(title));
  await page.keyboard.press('a');
  const assign = page.getByRole('dialog', { name: `Zuweisen: ${title}` });
  await expect(assign).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(assign).toHaveCount(0);
  await expect(own.getByText('niemandem zugewiesen')).toHaveCount(0);

  await page.keyboard.press('s');
  const snooze = page.getByRole('dialog', { name: `Zurückstellen: ${title}` });
  await expect(snooze).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(snooze).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Heute' }).getByRole('listitem', { name: title }),
  ).toHaveCount(0);
});

test('a request is confirmed in place, and is gone from list, dashboard and bookings alike', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await page.goto('/admin/task');
  const name = await goTo(page, /^Anfrage beantworten/);
  const task = page.getByRole('listitem', { name, exact: true }).first();
  const id = await task.getAttribute('data-task');
  await tabTo(page, /^Bestätigen/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bestätigen' }).press('Enter');
  await expect(page.locator(`[data-task="${id}"]`)).toHaveCount(0);
  const counts = await page.evaluate(async () => {
    const total = async (path: string) =>
      ((await (await fetch(path)).json()) as { totalItems: number }).totalItems;
    const work = (await (await fetch('/api/open-work')).json()) as {
      groups: { kind: string; count: number }[];
    };
    return [
      work.groups.find(({ kind }) => kind === 'bookings-requested')?.count,
      await total('/api/bookings?work=bookings-requested'),
      await total('/api/tasks?kind=bookings-requested'),
    ];
  });
  expect(new Set(counts).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  test('nothing of the list of tasks goes over the edge', async ({ page, logIn }) => {
    await logIn('admin@firn.example');
    await page.goto('/admin/task');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});
