import { anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

test('begin and end make a new event', async () => {
  const { user, shell, address } = await renderRemote(`${ALL}/neu`, {
    api: { ...someAnswers, 'POST /api/events': anEvent() },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Beginn/ }), '11.7.26 9:30');
  await user.type(screen.getByRole('textbox', { name: /^Ende/ }), '12.7.26 17:00');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe(`${ALL}/${EVENT_ID}`));
  expect(shell.api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    offer: `/api/offers/${OFFER_ID}`,
    start: '2026-07-11T07:30:00.000Z',
    end: '2026-07-12T15:00:00.000Z',
  });
});
