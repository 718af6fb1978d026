import type { HistoryEntryResponse } from '@firn/shared-contracts/api';
import { EventPatch, OfferPatch } from '@firn/shared-contracts/api';
import { aCollection } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { occurrenceTexts } from '../../i18n/de-CH/occurrence.ts';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { tourHistoryTexts } from '../../i18n/de-CH/tour-history.ts';
import { aBookingEntry } from '../../testing/booking.ts';
import { openOccurrence } from '../../testing/occurrence.ts';

type Change = Pick<HistoryEntryResponse, 'action' | 'changes'>;

async function sentencesOf(entries: readonly Change[]) {
  const history = entries.map((entry, index) =>
    aBookingEntry({ id: String(index), actor: 'Anna Admin', label: 'E-101-1', ...entry }),
  );
  await openOccurrence({
    page: 'history',
    api: { 'GET /api/events/:id/history': aCollection('/api/events/history', history) },
  });
  const list = within(await screen.findByRole('region', { name: 'Verlauf' }));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^.*Anna Admin/, ''));
}

const to = (value: unknown, from: unknown = null) => ({ from, to: value });

test('tells in sentences, with words for fields, states and reasons', async () => {
  expect(
    await sentencesOf([
      { action: 'event.create', changes: { title: to('Allalinhorn'), state: to('draft') } },
      {
        action: 'event.update',
        changes: {
          start: to('2026-07-11T07:30:00.000Z', '2026-07-10T07:30:00.000Z'),
          place: to('Zermatt'),
          maximumParticipants: to(10, 8),
          organized: to(true, false),
          guides: to(['018f0000-0000-7000-8000-000000000901'], []),
          requiredGuideLevel: to('guide3', 'guide1'),
          notes: to('…', '…'),
        },
      },
      {
        action: 'event.transition',
        changes: { state: to('cancelled', 'open'), reason: to('weather: Föhn') },
      },
      {
        action: 'event.transition',
        changes: { state: to('draft', 'prepared'), reason: to('Es fehlt der Preis.') },
      },
      { action: 'event.report', changes: { guideFinished: to(true, false), expenses: to([]) } },
      {
        action: 'event.return_report',
        changes: { guideFinished: to(false, true), reason: to('Die Spesen fehlen.') },
      },
      { action: 'event.read_incidents', changes: {} },
      { action: 'event.message', changes: { recipients: to(3) } },
      { action: 'event.unknown', changes: { x: to(1) } },
    ]),
  ).toEqual([
    'Angelegt.',
    'Beginn von Fr, 10.07.2026, 09:30 auf Sa, 11.07.2026, 09:30. Ort von ohne Angabe auf «Zermatt». Höchstens von 8 auf 10. Organisiert von Nein auf Ja. Geändert: Guides, Mindestqualifikation, Notizen für Büro und Guides.',
    'Von «Buchbar» zu «Abgesagt». Grund: Wetter/Verhältnisse: Föhn',
    'Von «Zum Prüfen» zu «Entwurf». Grund: Es fehlt der Preis.',
    'Rapport abgegeben.',
    'Rapport zurückgegeben. Grund: Die Spesen fehlen.',
    'Vorfälle gelesen.',
    'Nachricht an 3 Personen gesendet.',
    'Geändert.',
  ]);
});

/** They say who is told of a change, and are no part of the event. */
const ABOUT_THE_CHANGE = ['tell', 'freeCancellation', 'seal'];

test('has a word for every field that the office writes', () => {
  const known = [offerTexts, occurrenceTexts, tourHistoryTexts].flatMap((texts) =>
    Object.keys(texts.messages.fields),
  );
  const written = [EventPatch, OfferPatch].flatMap(({ properties }) => Object.keys(properties));
  expect(written.filter((field) => !known.includes(field))).toEqual(ABOUT_THE_CHANGE);
});
