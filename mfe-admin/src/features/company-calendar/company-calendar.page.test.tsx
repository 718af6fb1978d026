import type { CalendarAddressMade } from '@firn/shared-contracts/api';
import { aCollection, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aCalendarAddress } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const URL = 'https://firn.example/api/company-calendar/geheim.ics';

async function open(answers: object = {}) {
  const page = await renderRemote('/admin/settings/calendar', { api: { ...someAnswers, ...answers } });
  await screen.findByRole('heading', { name: 'Adressen' });
  return page;
}

test('tells who reads the calendar, who made each address, and when it was read last', async () => {
  const unread = aCalendarAddress({
    id: '018f0000-0000-7000-8000-000000000942',
    title: 'Büro',
    usedAt: null,
  });
  await open({
    'GET /api/calendar_addresses': aCollection('/api/calendar_addresses', [aCalendarAddress(), unread]),
  });
  const [phone, office] = within(screen.getByRole('region', { name: 'Adressen' })).getAllByRole('listitem');
  expect(phone?.textContent).toContain('Handy von Anna');
  expect(phone?.textContent).toContain('Erstellt am Sa, 14.02.2026 von Anna Admin');
  expect(phone?.textContent).toContain('Zuletzt gelesen: 14.02.26, 10:30');
  expect(office?.textContent).toContain('Noch nie gelesen');
});

test('a new address is shown once, to copy', async () => {
  const { user, shell } = await open({
    'POST /api/calendar_addresses': ({ body }: TestRequest): CalendarAddressMade => ({
      ...aCalendarAddress(body as object),
      url: URL,
    }),
  });
  await user.type(screen.getByLabelText(/^Für wen oder was/), 'Handy von Urs');
  await user.click(screen.getByRole('button', { name: 'Adresse erstellen' }));
  const address = (await screen.findByLabelText('Adresse des Kalenders')) as HTMLInputElement;
  expect([address.value, address.readOnly]).toEqual([URL, true]);
  expect(screen.getByRole('status').textContent).toContain('nur dieses eine Mal');
  expect(shell.api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ title: 'Handy von Urs' });
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(URL);
});

test('what is refused stands at the field', async () => {
  const { user } = await open({
    'POST /api/calendar_addresses': () => {
      throw testProblem(409, { detail: 'Es gibt schon zwanzig Adressen. Beende zuerst eine davon.' });
    },
  });
  await user.type(screen.getByLabelText(/^Für wen oder was/), 'Noch eine');
  await user.click(screen.getByRole('button', { name: 'Adresse erstellen' }));
  expect(await screen.findByText(/Es gibt schon zwanzig Adressen/)).toBeTruthy();
});

test('an address ends once somebody has said so', async () => {
  const { user, shell } = await open({ 'DELETE /api/calendar_addresses/:id': null });
  await user.click(screen.getByRole('button', { name: 'Handy von Anna beenden' }));
  const dialog = within(await screen.findByRole('dialog', { name: '«Handy von Anna» beenden?' }));
  expect(shell.api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Adresse beenden' }));
  await screen.findByRole('heading', { name: 'Adressen' });
  expect(shell.api.calls.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: aCalendarAddress()['@id'] },
  ]);
  expect(shell.toasts.get()).toMatchObject([{ text: 'Die Adresse gilt nicht mehr.' }]);
});

test('without any address it says that nobody reads it', async () => {
  await open({ 'GET /api/calendar_addresses': aCollection('/api/calendar_addresses', []) });
  expect(screen.getByText('Noch liest niemand den Kalender.')).toBeTruthy();
});
