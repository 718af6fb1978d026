import { aCollection, anEvent, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aSeatOption, aUser, EVENT_ID, SEAT_OPTION_ID, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PAGE = `/admin/bookings/anruf?event=${EVENT_ID}`;
const LINK = 'https://firn.example/profil/option/geheim';
const gina = aUser({ phone: '+41792223344' });

async function open(api: TestApiHandlers = {}, path = PAGE) {
  const event = anEvent();
  const shown = await renderRemote(path, {
    api: {
      ...someAnswers,
      'GET /api/events': aCollection('/api/events', [event]),
      'GET /api/events/:id': event,
      'GET /api/users': aCollection('/api/users', [gina]),
      'GET /api/users/:id': gina,
      'GET /api/seat_options': aCollection('/api/seat_options', []),
      'POST /api/seat_options': { ...aSeatOption(), link: LINK },
      ...api,
    },
  });
  await screen.findByRole('heading', { name: 'Anruf' });
  const sent = (url: string) =>
    shown.shell.api.calls.filter(({ method, path: to }) => method === 'POST' && to === url);
  return { ...shown, sent };
}

const form = async () => within(await screen.findByRole('form', { name: 'Plätze halten' }));

describe('a call', () => {
  test('of a known guest holds two seats with the keyboard alone', async () => {
    const { user, sent } = await open();
    await form();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('listbox'));
    await user.keyboard('Gina');
    await screen.findByRole('option', { name: /gast@firn\.example/ });
    await user.keyboard('{Enter}');
    const phone = (await form()).getByRole('textbox', { name: 'Telefon' });
    await waitFor(() => expect(phone).toHaveProperty('value', '+41792223344'));
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}2{Enter}');
    expect(await screen.findByText('O-2026-00042')).toBeTruthy();
    expect(sent('/api/seat_options')[0]).toMatchObject({
      idempotencyKey: expect.any(String),
      body: {
        event: anEvent()['@id'],
        user: `/api/users/${USER_ID}`,
        firstName: 'Gina',
        phone: '+41792223344',
        email: 'gast@firn.example',
        seats: 2,
      },
    });
  });

  test('ends with the number, and with the link for whom neither mail nor SMS reaches', async () => {
    const { user } = await open({
      'POST /api/seat_options': { ...aSeatOption({ sentBy: null }), link: LINK },
    });
    const fields = await form();
    await user.type(fields.getByRole('textbox', { name: 'Vorname' }), 'Nina');
    await user.type(fields.getByRole('textbox', { name: 'Name' }), 'Käser');
    await user.type(fields.getByRole('textbox', { name: 'Telefon' }), '081 252 00 00');
    await user.click(fields.getByRole('button', { name: 'Plätze halten' }));
    const made = within(await screen.findByRole('region', { name: 'Die Plätze sind gehalten.' }));
    expect(made.getByText('2 Plätze für Nina Käser, gehalten bis So, 15.02.2026, 18:00.')).toBeTruthy();
    expect(made.getByText(/weder per E-Mail noch per SMS/)).toBeTruthy();
    expect(made.getByRole('textbox', { name: 'Link für den Gast' })).toHaveProperty('value', LINK);
    expect(made.getByRole('link', { name: 'Jetzt selbst buchen' }).getAttribute('href')).toBe(
      `/admin/bookings/neu?event=${EVENT_ID}&option=${SEAT_OPTION_ID}`,
    );
    await user.click(made.getByRole('button', { name: 'Nächster Anruf' }));
    expect((await form()).getByRole('textbox', { name: 'Vorname' })).toHaveProperty('value', '');
  });

  test('without name and number says so at the fields, and sends nothing', async () => {
    const { user, sent } = await open();
    const fields = await form();
    await user.click(fields.getByRole('button', { name: 'Plätze halten' }));
    expect(fields.getByText('Bitte fülle das Feld «Telefon» aus.')).toBeTruthy();
    expect(sent('/api/seat_options')).toEqual([]);
  });

  test('for seats that are gone meanwhile keeps what was typed', async () => {
    const { user } = await open({
      'POST /api/seat_options': () => {
        throw testProblem(409, { type: '/problems/event-full', detail: 'Dieser Termin ist ausgebucht.' });
      },
    });
    const fields = await form();
    await user.type(fields.getByRole('textbox', { name: 'Vorname' }), 'Nina');
    await user.type(fields.getByRole('textbox', { name: 'Name' }), 'Käser');
    await user.type(fields.getByRole('textbox', { name: 'Telefon' }), '079 123 45 67');
    await user.click(fields.getByRole('button', { name: 'Plätze halten' }));
    expect(await screen.findByText('Dieser Termin ist ausgebucht.')).toBeTruthy();
    expect(fields.getByRole('textbox', { name: 'Vorname' })).toHaveProperty('value', 'Nina');
  });
});

test('held seats of the event are released after a question', async () => {
  const release = 'POST /api/seat_options/:id/release';
  const { user, sent } = await open({
    'GET /api/seat_options': aCollection('/api/seat_options', [aSeatOption()]),
    [release]: aSeatOption({ state: 'released' }),
  });
  const held = within(await screen.findByRole('region', { name: 'Gehaltene Plätze' }));
  expect(await held.findByText('2 Plätze, bis So, 15.02.2026, 18:00')).toBeTruthy();
  await user.click(held.getByRole('button', { name: 'Plätze von Nina Käser freigeben' }));
  expect(sent(`/api/seat_options/${SEAT_OPTION_ID}/release`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Freigeben' }));
  await waitFor(() => expect(sent(`/api/seat_options/${SEAT_OPTION_ID}/release`)).toHaveLength(1));
});
