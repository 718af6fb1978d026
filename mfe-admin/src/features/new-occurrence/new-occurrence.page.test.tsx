import type { EventSeason, EventSeasonResponse } from '@firn/shared-contracts/api';
import {
  aCollection,
  anEvent,
  anOffer,
  type TestApiHandlers,
  type TestRequest,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { EVENT_ID, OFFER_ID } from '../../testing/fixtures.ts';
import { aCandidate, someCandidates } from '../../testing/guide-searches.ts';
import { renderRemote } from '../../testing/render.ts';

const OCCURRENCES = `/admin/offer/${OFFER_ID}/occurrences`;
const READY = [
  { propertyPath: 'meetingText', title: 'Der Treffpunkt ist beschrieben.', isMet: true, isNeeded: false },
];
const LACKING = [
  { propertyPath: 'meetingText', title: 'Der Treffpunkt ist beschrieben.', isMet: false, isNeeded: false },
];

const answerOf = (
  { days, to, offer }: EventSeason,
  checks = READY,
  trouble: string | null = null,
): EventSeasonResponse => ({
  '@id': '/api/events/season',
  '@type': 'EventSeason',
  events: days.map((day, index) => ({
    '@id': `/api/events/n${index}`,
    '@type': 'Event',
    id: `n${index}`,
    code: `E-101-${index + 7}`,
    offer,
    day,
    state: to,
    trouble,
  })),
  checks,
});

async function open(api: TestApiHandlers = {}, search = '') {
  const shown = await renderRemote(`${OCCURRENCES}/neu${search}`, {
    api: {
      ...someAnswers,
      'GET /api/offers/:id': anOffer({ id: OFFER_ID, '@id': `/api/offers/${OFFER_ID}`, durationDays: 2 }),
      'GET /api/events': aCollection('/api/events', []),
      'POST /api/events/season': ({ body }: TestRequest) => answerOf(body as EventSeason),
      ...api,
    },
  });
  const days = await screen.findByRole('textbox', { name: /^Tage/ });
  const sent = () =>
    shown.shell.api.calls
      .filter(({ method, body }) => method === 'POST' && !(body as EventSeason).dryRun)
      .map(({ body }) => body);
  return { ...shown, days, sent };
}

async function fillTimes(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(screen.getByRole('textbox', { name: /^Beginn um/ }), '630');
  await user.type(screen.getByRole('textbox', { name: /^Ende um/ }), '17');
}

test('four days are typed in one field, with the times once, and made in one step', async () => {
  const { user, days, sent, address } = await open();
  expect(document.activeElement).toBe(days);
  await user.keyboard('4.7., 11.7., 18.7., 25.7.26');
  await fillTimes(user);
  await user.click(screen.getByRole('radio', { name: 'Buchbar' }));
  await screen.findByRole('list', { name: 'Vor dem Buchen' });
  await user.click(screen.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(address()).toBe(OCCURRENCES));
  expect(sent()).toEqual([
    {
      offer: `/api/offers/${OFFER_ID}`,
      days: ['2026-07-04', '2026-07-11', '2026-07-18', '2026-07-25'],
      startTime: '06:30',
      endTime: '17:00',
      durationDays: 2,
      hasAgreed: false,
      to: 'open',
    },
  ]);
});

test('the times of the newest event are proposed; a single new one opens', async () => {
  const newest = anEvent({ start: '2026-07-11T04:15:00.000Z', end: '2026-07-13T14:00:00.000Z' });
  const { user, sent, address } = await open({ 'GET /api/events': aCollection('/api/events', [newest]) });
  await user.keyboard('8.8.26');
  await user.click(screen.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(address()).toBe(`${OCCURRENCES}/n0`));
  expect(sent()).toMatchObject([{ startTime: '06:15', endTime: '16:00', durationDays: 3, to: 'draft' }]);
});

test('a copy for the next season proposes its day, which can be another', async () => {
  const event = anEvent({ start: '2026-07-11T04:15:00.000Z', end: '2026-07-12T14:00:00.000Z' });
  const { user, days, sent } = await open({ 'GET /api/events/:id': event }, `?wie=${EVENT_ID}&tage=364`);
  expect(days).toHaveProperty('value', '10.07.2027');
  await user.clear(days);
  await user.type(days, '17.7.27');
  await user.click(screen.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(sent()).toMatchObject([{ copyOf: event['@id'], days: ['2027-07-17'] }]));
});

test('what is missing is named with the way to it, and a reason goes on', async () => {
  const { user, sent } = await open({
    'POST /api/events/season': ({ body }: TestRequest) => answerOf(body as EventSeason, LACKING),
  });
  await user.keyboard('4.7.26');
  await fillTimes(user);
  await user.click(screen.getByRole('radio', { name: 'Buchbar' }));
  const list = within(await screen.findByRole('list', { name: 'Vor dem Buchen' }));
  expect(list.getByRole('link').getAttribute('href')).toBe(`/admin/offer/${OFFER_ID}#meetingText`);
  await user.type(await screen.findByRole('textbox', { name: /^Warum trotzdem/ }), 'Text folgt');
  await user.click(screen.getByRole('button', { name: 'Anlegen' }));
  await waitFor(() => expect(sent()).toMatchObject([{ to: 'open', reason: 'Text folgt' }]));
});

test('a guide who cannot on a day is named with the day', async () => {
  const found = aCandidate(1);
  const guide = { ...found.guide, fullName: 'Beat Berger' };
  const { user } = await open({
    'GET /api/guide_candidates': someCandidates([{ ...found, guide, standing: 'overlap' }]),
    'POST /api/events/season': ({ body }: TestRequest) =>
      answerOf(body as EventSeason, READY, 'Beat Berger leitet dann E-102-1.'),
  });
  await user.keyboard('4.7.26');
  await fillTimes(user);
  const option = await screen.findByRole('option', {
    name: /^Beat Berger · Leitet dann anderswo · /,
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Guide' }), option);
  expect(await screen.findByText('Sa, 04.07.2026: Beat Berger leitet dann E-102-1.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Hat schon zugesagt' })).toBeTruthy();
});

test('a day that does not exist is said to be none, and nothing is sent or asked for', async () => {
  const { user, sent, shell } = await open();
  await user.keyboard('31.2.26');
  await fillTimes(user);
  await user.click(screen.getByRole('button', { name: 'Anlegen' }));
  expect(await screen.findByText('Den 31.02.2026 gibt es nicht: Der Februar 2026 hat 28 Tage.')).toBeTruthy();
  expect(sent()).toEqual([]);
  expect(shell.api.calls.filter(({ path }) => path.startsWith('/api/guide_candidates'))).toEqual([]);
});
