import type { TextMessageCreate, TextMessagePlan, TextMessageResponse } from '@firn/shared-contracts/api';
import {
  aCollection,
  anEvent,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { EVENT_ID, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const SMS = '/api/text_messages';
const EVENT = `/api/events/${EVENT_ID}`;
const PAGE = `/admin/sms?event=${EVENT_ID}`;

const aPlan = (changes: Partial<TextMessagePlan> = {}): TextMessagePlan => ({
  '@id': SMS,
  '@type': 'TextMessagePlan',
  segments: 1,
  totalSegments: 2,
  encoding: 'GSM-7',
  recipients: [
    { name: 'Gina Gast', phone: '+41791234567', text: 'Hallo Gina', segments: 1 },
    { name: 'Urs Gast', phone: '+41791234568', text: 'Hallo Urs', segments: 1 },
  ],
  refused: [
    {
      name: 'Olga Weg',
      reason: 'landline',
      message: 'Diese Nummer ist ein Festnetzanschluss und empfängt keine SMS.',
    },
  ],
  plannedFor: '2026-02-14T08:00:00.000Z',
  ...changes,
});

const aMessage = (changes: Partial<TextMessageResponse> = {}): TextMessageResponse => ({
  '@id': `${SMS}/018f0000-0000-7000-8000-000000000990`,
  '@type': 'TextMessage',
  id: '018f0000-0000-7000-8000-000000000990',
  text: 'Wir starten um 08:00.',
  event: EVENT,
  eventTitle: 'Skitour Piz Buin',
  eventStart: '2026-03-07T07:00:00.000Z',
  group: 'participants',
  sentBy: 'Petra Meier',
  createdAt: '2026-02-13T10:00:00.000Z',
  plannedFor: '2026-02-13T10:00:00.000Z',
  segments: 2,
  recipients: [
    {
      name: 'Gina Gast',
      phone: '+41791234567',
      state: 'delivered',
      failure: null,
      segments: 1,
      sentAt: '2026-02-13T10:00:00.000Z',
      deliveredAt: '2026-02-13T10:00:00.000Z',
    },
    {
      name: 'Urs Gast',
      phone: '+41791234568',
      state: 'failed',
      failure: 'Twilio: nicht zugestellt (30003)',
      segments: 1,
      sentAt: null,
      deliveredAt: null,
    },
  ],
  ...changes,
});

const written = ({ body }: TestRequest) => ((body as TextMessageCreate).dryRun ? aPlan() : aMessage());

type Shown = Awaited<ReturnType<typeof renderRemote>>;

const postsOf = ({ shell }: Pick<Shown, 'shell'>) =>
  shell.api.calls.filter(({ method }) => method === 'POST');

async function open(path = PAGE, api: TestApiHandlers = {}) {
  const shown = await renderRemote(path, {
    api: {
      ...someAnswers,
      'GET /api/events/:id': anEvent({ title: 'Skitour Piz Buin' }),
      [`POST ${SMS}`]: written,
      ...api,
    },
  });
  await screen.findByText('Noch keine SMS geschrieben.');
  return { ...shown, sent: () => postsOf(shown) };
}

async function type(user: Shown['user'], text: string): Promise<void> {
  await user.click(screen.getByRole('textbox', { name: /^Text/ }));
  await user.paste(text);
}

test('an SMS is looked at with who is left out and why, and then sent', async () => {
  const { user, sent, shell } = await open();
  await type(user, 'Hallo {vorname}');
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  const plan = within(await screen.findByRole('region', { name: 'So gehen die SMS' }));
  expect(plan.getByText(/^2 SMS, 2 Teile\. Die SMS gehen sofort\./)).toBeTruthy();
  expect(plan.getByText('Gina Gast, +41 79 123 45 67, 1 Teil')).toBeTruthy();
  expect(plan.getByText('1 Person bekommt keine SMS')).toBeTruthy();
  expect(plan.getByText(/Festnetzanschluss/).textContent).toContain('Olga Weg');
  await user.click(screen.getByRole('button', { name: '2 SMS senden' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'So gehen die SMS' })).toBeNull());
  expect(shell.toasts.get()).toMatchObject([{ text: 'Die SMS sind unterwegs.' }]);
  const body = { text: 'Hallo {vorname}', event: EVENT };
  expect(sent().map((request) => request.body)).toEqual([{ ...body, dryRun: true }, body]);
});

test('what is typed is counted at once, and what makes it longer is named', async () => {
  const { user } = await open();
  await type(user, 'a'.repeat(161));
  expect(screen.getByText(/, 161 Zeichen/).textContent).toMatch(/^2 Teile, 161 Zeichen/);
  await type(user, '☀');
  expect(screen.getByText(/, 162 Zeichen/).textContent).toMatch(/^3 Teile, 162 Zeichen/);
  expect(screen.getByText('Wegen ☀ passen nur 70 statt 160 Zeichen in einen Teil.')).toBeTruthy();
});

test('a change of the text takes what was looked at away', async () => {
  const { user } = await open();
  await type(user, 'Hallo');
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  await screen.findByRole('button', { name: '2 SMS senden' });
  await type(user, '!');
  expect(screen.queryByRole('button', { name: '2 SMS senden' })).toBeNull();
});

test('what is missing is said beside its field, and nothing is asked', async () => {
  const { user, sent } = await open('/admin/sms');
  await user.click(screen.getByRole('checkbox', { name: 'Später senden' }));
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  for (const text of ['Wähl den Event.', 'Schreib einen Text.', /^Gib Tag und Zeit an/])
    expect(screen.getByText(text)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Event/ })));
  expect(sent()).toEqual([]);
});

test('more than three letters are opened by whoever wants to read them all', async () => {
  const letters = ['Gina', 'Urs', 'Olga', 'Noëlle', 'Beat'].map((name) => ({
    name,
    phone: null,
    text: `Hallo ${name}`,
    segments: 1,
  }));
  const { user } = await open(PAGE, { [`POST ${SMS}`]: aPlan({ recipients: letters, refused: [] }) });
  await type(user, 'Hallo {vorname}');
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  const others = (await screen.findByText('Die SMS an die übrigen 2 Personen')).closest('details');
  expect(others?.textContent).toMatch(/Hallo Noëlle.*Hallo Beat$/);
  expect(others?.textContent).not.toContain('Hallo Olga');
});

test('it is planned for a time in Zurich', async () => {
  const planned = aMessage({ plannedFor: '2026-02-20T07:00:00.000Z' });
  const { user, sent, shell } = await open(PAGE, {
    [`POST ${SMS}`]: (request: TestRequest) =>
      (request.body as TextMessageCreate).dryRun ? aPlan() : planned,
  });
  await type(user, 'Hallo');
  await user.click(screen.getByRole('checkbox', { name: 'Später senden' }));
  await user.type(screen.getByRole('textbox', { name: 'Tag' }), '20.02.2026');
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  await screen.findByRole('region', { name: 'So gehen die SMS' });
  expect(sent().at(-1)?.body).toMatchObject({ plannedFor: '2026-02-20T07:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: '2 SMS senden' }));
  await waitFor(() => expect(shell.toasts.get()).toHaveLength(1));
  expect(shell.toasts.get()).toMatchObject([{ text: 'Die SMS gehen am Fr, 20.02.2026, 08:00.' }]);
});

test.each([
  ['Guides eines Events', { event: EVENT, group: 'guides' }],
  ['Alle Guides', { group: 'guides' }],
])('it goes to %s', async (audience, fields) => {
  const { user, sent } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'An' }), audience);
  await type(user, 'Hallo');
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  await screen.findByRole('region', { name: 'So gehen die SMS' });
  expect(sent().at(-1)?.body).toEqual({ text: 'Hallo', ...fields, dryRun: true });
});

test('it goes to a group, and to people who are chosen one by one', async () => {
  const { user, sent } = await open();
  const look = async () => {
    await user.click(screen.getByRole('button', { name: 'Ansehen' }));
    await screen.findByRole('region', { name: 'So gehen die SMS' });
    return sent().at(-1)?.body;
  };
  await type(user, 'Hallo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'An' }), 'Eine Gruppe');
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Gruppe/ }), 'stammgast');
  expect(await look()).toMatchObject({ group: 'stammgast' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'An' }), 'Ausgewählte Personen');
  await user.type(screen.getByRole('combobox', { name: /^Person hinzufügen/ }), 'Gina');
  await user.click(await screen.findByRole('option', { name: /Gina/ }));
  expect(await look()).toMatchObject({ recipients: [`/api/users/${USER_ID}`] });
  await user.click(screen.getByRole('button', { name: /weglassen$/ }));
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  expect(screen.getByText('Wähl mindestens eine Person.')).toBeTruthy();
});

test('a refusal is said in the words of the server', async () => {
  const refuse = () => {
    throw testProblem(422, {
      violations: [{ propertyPath: 'text', message: '«{name}» ist kein Platzhalter.' }],
    });
  };
  const { user } = await open(PAGE, { [`POST ${SMS}`]: refuse });
  await type(user, 'Hallo');
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  expect((await screen.findByRole('alert')).textContent).toBe('«{name}» ist kein Platzhalter.');
});

test('the log says what became of each, and what waits is taken back', async () => {
  const waiting = aMessage({ recipients: [{ ...aMessage().recipients[1], state: 'waiting' } as never] });
  let messages = [aMessage(), { ...waiting, '@id': `${SMS}/2`, id: '2', text: 'Morgen früh' }];
  const { user, shell } = await renderRemote('/admin/sms', {
    api: {
      ...someAnswers,
      [`GET ${SMS}`]: () => aCollection(SMS, messages),
      [`GET ${SMS}/:id`]: ({ path }: TestRequest) => messages.find((one) => one['@id'] === path),
      'GET /api/text_opt_outs': aCollection('/api/text_opt_outs', []),
      [`POST ${SMS}/:id/withdrawal`]: () => {
        messages = [aMessage()];
        return waiting;
      },
    },
  });
  const row = within(await screen.findByRole('row', { name: /Wir starten um 08:00/ }));
  expect(row.getByText('Nicht zugestellt')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Wir starten um 08:00.' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Skitour Piz Buin' }));
  expect(dialog.getByText('Zugestellt')).toBeTruthy();
  expect(dialog.getByText('Twilio: nicht zugestellt (30003)')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Zurückziehen/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
  await user.click(screen.getByRole('button', { name: 'Morgen früh' }));
  await user.click(await screen.findByRole('button', { name: /^Zurückziehen/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Morgen früh' })).toBeNull());
  expect(postsOf({ shell }).map(({ path }) => path)).toEqual([`${SMS}/2/withdrawal`]);
});

test('a number that wants none is entered and removed', async () => {
  const number = {
    '@id': '/api/text_opt_outs/1',
    '@type': 'TextOptOut',
    id: '1',
    phone: '+41791234567',
    createdBy: null,
    createdAt: '2026-02-13T10:00:00.000Z',
  };
  let numbers: object[] = [];
  const { user } = await open('/admin/sms', {
    'GET /api/text_opt_outs': () => aCollection('/api/text_opt_outs', numbers),
    'POST /api/text_opt_outs': () => {
      numbers = [number];
      return number;
    },
    'DELETE /api/text_opt_outs/:id': () => {
      numbers = [];
      return null;
    },
  });
  await user.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '079 123 45 67');
  await user.click(screen.getByRole('button', { name: 'Eintragen' }));
  const list = within(await screen.findByRole('list', { name: 'Nummern ohne SMS' }));
  expect(list.getByText(/^Durch Antwort/)).toBeTruthy();
  await user.click(list.getByRole('button', { name: /entfernen$/ }));
  expect(await screen.findByText('Niemand.')).toBeTruthy();
});
