import type { TextMessageCreate } from '@firn/shared-contracts/api';
import { aCollection, aParticipant, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EVENT_ID, ownEvent } from '../../testing/fixtures.ts';
import { harness } from '../../testing/harness.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/profil/tour/${EVENT_ID}#sms`;
const SMS = '/api/text_messages';
const urs = aParticipant({
  '@id': '/api/booking_persons/018f0000-0000-7000-8000-000000000802',
  id: '018f0000-0000-7000-8000-000000000802',
  fullName: 'Urs Gast',
});

const plan = {
  '@id': SMS,
  '@type': 'TextMessagePlan',
  segments: 1,
  totalSegments: 1,
  encoding: 'GSM-7',
  recipients: [{ name: 'Gina Gast', phone: null, text: 'Hallo Gina, neu 09:40.', segments: 1 }],
  refused: [{ name: 'Urs Gast', reason: 'landline', message: 'Diese Nummer empfängt keine SMS.' }],
  plannedFor: '2026-02-21T07:00:00.000Z',
};
const message = {
  '@id': `${SMS}/1`,
  '@type': 'TextMessage',
  id: '1',
  text: 'Nehmt Steigeisen mit.',
  event: ownEvent['@id'],
  eventTitle: ownEvent.title,
  eventStart: ownEvent.start,
  group: null,
  sentBy: 'Gabi Guide',
  createdAt: '2026-02-10T10:00:00.000Z',
  plannedFor: '2026-02-10T10:00:00.000Z',
  segments: 1,
  recipients: [
    {
      name: 'Gina Gast',
      phone: null,
      state: 'delivered',
      failure: null,
      segments: 1,
      sentAt: null,
      deliveredAt: null,
    },
  ],
};

test('a guide looks at an SMS with who is left out, and sends it once to those who are ticked', async () => {
  const { user, shell } = await renderRemote(PATH, {
    api: {
      ...harness.answers,
      'GET /api/booking_persons': aCollection('/api/booking_persons', [aParticipant(), urs]),
      [`GET ${SMS}`]: aCollection(SMS, [message]),
      [`POST ${SMS}`]: ({ body }: TestRequest) => ((body as TextMessageCreate).dryRun ? plan : message),
    },
  });
  const text = await screen.findByRole('textbox', { name: 'Text der SMS' });
  await user.click(text);
  await user.paste('Hallo {vorname}, neu 09:40.');
  await user.click(screen.getByRole('button', { name: 'SMS ansehen' }));
  const preview = within(await screen.findByRole('region', { name: 'So gehen die SMS' }));
  expect(preview.getByText('Hallo Gina, neu 09:40.')).toBeTruthy();
  expect(preview.getByText('Die SMS gehen am Sa, 21.02.2026, 08:00.')).toBeTruthy();
  expect(preview.getByText('Urs Gast bekommt keine: Diese Nummer empfängt keine SMS.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Urs Gast' }));
  expect(screen.queryByRole('region', { name: 'So gehen die SMS' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'SMS senden' }));
  await waitFor(() => expect(shell.toasts.get()).toHaveLength(1));
  const sent = shell.api.calls.filter(({ method }) => method === 'POST').at(-1);
  expect(sent?.body).toEqual({
    event: ownEvent['@id'],
    recipients: [aParticipant()['@id']],
    text: 'Hallo {vorname}, neu 09:40.',
  });
  expect(sent?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

test('what went before says what became of it', async () => {
  await renderRemote(PATH, {
    api: { ...harness.answers, [`GET ${SMS}`]: aCollection(SMS, [message]) },
  });
  const log = within(await screen.findByRole('region', { name: 'Gesendete SMS' }));
  expect(log.getByText('Nehmt Steigeisen mit.')).toBeTruthy();
  expect(log.getByText('Zugestellt')).toBeTruthy();
  const asked = log.getByText('Gina Gast');
  expect(asked).toBeTruthy();
});
