import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { EVENT_ID, OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const ALL = `/admin/offer/${OFFER_ID}/occurrences`;

test('lists all dates of the offer, past ones too, within the page of the offer', async () => {
  const { shell } = await renderRemote(ALL, { api: someAnswers });
  await screen.findByRole('heading', { level: 1 });
  const row = (await screen.findByText('E-101-1')).closest('tr') as HTMLElement;
  for (const text of ['11.–12.07.26', 'Beat Berger', 'Buchbar', '2/8 (min. 3)'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`${ALL}/${EVENT_ID}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Allalinhorn über den Hohlaubgrat');
  expect(screen.getByRole('link', { name: 'Events' }).getAttribute('aria-current')).toBe('page');
  expect(shell.seen.head?.title).toBe('Events – Allalinhorn über den Hohlaubgrat, A-101');
  const asked = shell.api.calls.find(({ path }) => path === '/api/events')?.searchParams;
  expect([asked?.get('offer'), asked?.get('start[after]')]).toEqual([OFFER_ID, '2000-01-01']);
});

test('shows the same on a calendar', async () => {
  const { user, address } = await renderRemote(ALL, { api: someAnswers });
  await user.click(await screen.findByRole('link', { name: 'Kalender' }));
  expect(address()).toBe(`${ALL}?ansicht=kalender`);
  expect(await screen.findByText('2026')).toBeTruthy();
});
