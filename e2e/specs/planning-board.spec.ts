import type { Locator, Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { keyboard } from '../support/hand.ts';
import { csrfToken, expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

const BOARD = '/admin/events/planung';

interface Board {
  readonly guides: readonly { readonly '@id': string; readonly fullName: string }[];
  readonly events: readonly {
    readonly start: string;
    readonly end: string;
    readonly assignments: readonly { readonly state: string }[];
  }[];
}

interface Conflicts {
  readonly conflicts: readonly {
    readonly kind: string;
    readonly message: string;
    readonly needsReason: boolean;
  }[];
}

const mondayOf = (date: Date): string => {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
};

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(path)).json()) as Answer;
}

const DAY_MS = 86_400_000;
const daysAfter = (moment: number, days: number) => new Date(moment + days * DAY_MS);

/** A draft at the time of an event that somebody leads, far enough ahead that nobody else asks its guides. */
async function createEvent(page: Page) {
  const list = await read<{ 'hydra:member': { '@id': string }[] }>(page, '/api/offers?itemsPerPage=1');
  const from = mondayOf(daysAfter(Date.now(), 200));
  const { events } = await read<Board>(page, `/api/planning-board?from=${from}&weeks=12`);
  const led = events.find(
    ({ start, assignments }) => start > from && assignments.some(({ state }) => state === 'accepted'),
  );
  if (!led) throw new Error('The demo has no event that somebody leads.');
  const { start, end } = led;
  const response = await page.request.post('/api/events', {
    headers: { 'x-csrf-token': await csrfToken(page) },
    data: {
      offer: list['hydra:member'][0]?.['@id'],
      start,
      end,
      registrationDeadline: daysAfter(Date.parse(start), -10).toISOString(),
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { '@id': string; code: string; start: string };
}

/** A guide who is free for an event, and one who needs a reason. */
async function findGuides(page: Page, event: string, monday: string) {
  const { guides } = await read<Board>(page, `/api/planning-board?from=${monday}&weeks=12`);
  const found: { free?: string; busy?: string } = {};
  for (const { '@id': guide, fullName } of guides) {
    const query = new URLSearchParams({ event, guide });
    const { conflicts } = await read<Conflicts>(page, `/api/guide_assignments/conflicts?${query}`);
    if (conflicts.some(({ needsReason }) => needsReason)) found.busy ??= fullName;
    else found.free ??= fullName;
  }
  const { free, busy } = found;
  if (!free || !busy) throw new Error('The demo has no guides that fit.');
  return { free, busy };
}

const openRow = (page: Page) => page.getByRole('row').filter({ hasText: 'Ohne Guide' });
const rowOf = (page: Page, guide: string) => page.getByRole('row').filter({ hasText: guide });
const barIn = (row: Locator, code: string) => row.getByRole('button', { name: new RegExp(`^${code} `) });

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag.');
  await page.mouse.move(start.x + 20, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 30, { steps: 4 });
  await page.mouse.move(start.x + 40, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('an event finds its guide by drag and by keyboard, and the assignment is withdrawn again', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  const { '@id': event, code, start } = await createEvent(page);
  const monday = mondayOf(new Date(start));
  const { free, busy } = await findGuides(page, event, monday);
  const at = (guide: string) => `${BOARD}?${new URLSearchParams({ from: monday, text: guide })}`;
  const dialog = page.getByRole('dialog');

  await page.goto(at(free));
  await drag(page, barIn(openRow(page), code), rowOf(page, free));
  await expect(dialog.getByLabel('Guide', { exact: true }).locator('option:checked')).toContainText(free);
  await dialog.getByRole('button', { name: 'Anfragen' }).click();
  const asked = barIn(rowOf(page, free), code);
  await expect(asked).toHaveAttribute('title', /Angefragt/);
  await expect(barIn(openRow(page), code)).toHaveCount(0);
  await asked.click();
  await dialog.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(dialog.getByRole('button', { name: 'Rückgängig machen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await expect(barIn(openRow(page), code)).toBeVisible();
  await expect(asked).toHaveCount(0);

  await page.goto(at(busy));
  const bar = barIn(openRow(page), code);
  await expect(bar).toBeVisible();
  await openRow(page).getByRole('rowheader').focus();
  while (!(await bar.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const header = rowOf(page, busy).getByRole('rowheader');
  while (!(await header.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: `${busy}: ` })).toBeVisible();
  await page.keyboard.press('Enter');
  const hand = keyboard(page);
  await hand.press(dialog.getByRole('button', { name: 'Anfragen' }));
  await expect(dialog.getByText('Schreib, warum der Guide trotzdem zugeteilt wird.')).toBeVisible();
  await hand.write(dialog.getByLabel(/Warum trotzdem/), 'Mit dem Guide abgesprochen');
  await hand.press(dialog.getByRole('button', { name: 'Anfragen' }));
  await expect(dialog).toHaveCount(0);
  await expect(header).toBeFocused();
  await barIn(rowOf(page, busy), code).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: /^Guides/ })).toBeChecked();
  await hand.press(dialog.getByRole('button', { name: 'Zurückziehen' }));
  await hand.press(dialog.getByRole('button', { name: 'Schliessen' }));
  await expect(barIn(openRow(page), code)).toBeVisible();
});

test('the board conforms to WCAG 2.1 AA, is a list on a phone, and never scrolls the page sideways', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(BOARD);
    await expect(page.getByText('Ohne Guide').first()).toBeVisible();
    expect([width, await breaches(page), await overflow(page)]).toEqual([width, [], 0]);
  }
  await expect(page.getByRole('grid')).toHaveCount(0);
});
