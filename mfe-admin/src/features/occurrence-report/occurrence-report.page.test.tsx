import type { EventReportResponse } from '@firn/shared-contracts/api';
import {
  aCollection,
  anEvent,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOccurrence, openOccurrence } from '../../testing/occurrence.ts';

const over = anOccurrence({
  start: '2026-02-10T07:00:00.000Z',
  end: '2026-02-11T15:00:00.000Z',
  state: 'confirmed',
  guideFinished: true,
});

const aReport = (changes: Partial<EventReportResponse> = {}): EventReportResponse => ({
  '@id': `${over['@id']}/report`,
  '@type': 'EventReport',
  event: over['@id'],
  absent: [],
  expenses: [
    { title: 'Seilbahn', amount: 4_600 },
    { title: 'Hütte', amount: 9_000 },
  ],
  incidents: 'Urs hat sich den Fuss verstaucht.',
  comment: '',
  submittedBy: 'Beat Berger',
  submittedAt: '2026-02-11T18:00:00.000Z',
  returned: null,
  incidentsRead: null,
  ...changes,
});

const person = (fullName: string, state: string) => ({
  '@id': `/api/booking_persons/${fullName}`,
  fullName,
  state,
});
const people = [
  person('Nina Käser', 'attended'),
  person('Lea Frei', 'attended'),
  person('Urs Käser', 'no_show'),
];

const open = (report: EventReportResponse | null, api: TestApiHandlers = {}, event = over) =>
  openOccurrence({
    page: 'report',
    event,
    api: {
      'GET /api/events/:id/report': () => {
        if (!report) throw testProblem(404);
        return report;
      },
      'GET /api/booking_persons': aCollection('/api/booking_persons', people),
      ...api,
    },
  });

test('shows who came, what was spent with its sum, incidents, comment, who and when', async () => {
  await open(aReport());
  const expenses = within(await screen.findByRole('region', { name: 'Spesen' }));
  expect(expenses.getByRole('row', { name: 'Total CHF 136.–' })).toBeTruthy();
  const came = within(screen.getByRole('region', { name: 'Anwesenheit' }));
  expect(await came.findByText('2 Personen waren da.')).toBeTruthy();
  expect(came.getByText('Gefehlt: Urs Käser.')).toBeTruthy();
  for (const text of ['Beat Berger', 'Mi, 11.02.2026, 19:00', 'Keine Bemerkung.', aReport().incidents])
    expect(screen.getByText(text)).toBeTruthy();
});

const file = (id: string, fileName: string, contentUrl: string | null) => ({
  '@id': `/api/documents/${id}`,
  fileName,
  mediaType: 'image/jpeg' as const,
  bytes: 1,
  contentUrl,
});

test('an expense has its VAT and leads to its receipt, or says that it is gone', async () => {
  const [kept, gone] = [file('a', 'a.jpg', '/api/documents/a/file?token=x'), file('b', 'b.jpg', null)];
  await open(
    aReport({
      expenses: [
        { title: 'Seilbahn', amount: 10_810, vat: 'normal', vatAmount: 810, receipt: kept },
        { title: 'Znüni', amount: 500, vat: null, vatAmount: null, receipt: gone },
      ],
    }),
  );
  const expenses = within(await screen.findByRole('region', { name: 'Spesen' }));
  expect(expenses.getByText('Normalsatz 8.1 %: davon MWST CHF 8.10')).toBeTruthy();
  const link = expenses.getByRole('link', { name: 'Beleg öffnen: Seilbahn' });
  expect(link.getAttribute('href')).toBe('/api/documents/a/file?token=x');
  expect(expenses.getByText('Der Beleg ist gelöscht.')).toBeTruthy();
});

test('a picture is published by a press, and says so from then on', async () => {
  const picture = (published: boolean) => ({ ...file('c', 'Grat.jpg', '/c'), published });
  let report = aReport({ pictures: [picture(false)] });
  const { user, sent } = await open(null, {
    'GET /api/events/:id/report': () => report,
    'POST /api/events/:id/report/pictures/:pictureId/publication': () => {
      report = aReport({ pictures: [picture(true)] });
      return report;
    },
  });
  const pictures = within(await screen.findByRole('region', { name: 'Bilder' }));
  await user.click(pictures.getByRole('button', { name: 'Grat.jpg veröffentlichen' }));
  expect(await pictures.findByText('Veröffentlicht')).toBeTruthy();
  expect(pictures.queryByRole('button')).toBeNull();
  expect(sent('POST').map(({ path }) => path)).toEqual([`${over['@id']}/report/pictures/c/publication`]);
});

test('incidents are marked as read, of this very report', async () => {
  let report = aReport();
  const { user, sent } = await open(null, {
    'GET /api/events/:id/report': () => report,
    'POST /api/events/:id/report/reading': () => {
      report = aReport({ incidentsRead: { by: 'Vera Admin', at: '2026-02-14T11:00:00.000Z' } });
      return report;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Als gelesen markieren' }));
  expect(await screen.findByText('Gelesen von Vera Admin, Sa, 14.02.2026, 12:00.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Als gelesen markieren' })).toBeNull();
  expect(sent('POST').map(({ body }) => body)).toEqual([{ submittedAt: report.submittedAt }]);
});

test('is given back with a reason, once the e-mail was to be seen', async () => {
  const reason = 'Die Spesen für die Hütte fehlen.';
  let report = aReport();
  const { user, sent, toasts } = await open(null, {
    'GET /api/events/:id/report': () => report,
    'POST /api/events/:id/report/return': ({ body, searchParams }: TestRequest) => {
      const words = (body as { reason: string }).reason;
      const mail = {
        template: 'guide_report_returned',
        to: 'beat@firn.example',
        subject: 'Bitte ergänzen',
        text: words,
      };
      if (searchParams.get('dryRun')) return { '@id': '', '@type': 'PlannedMails', mails: [mail] };
      report = aReport({ returned: { reason: words, by: 'Vera Admin', at: '2026-02-14T11:00:00.000Z' } });
      return report;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rapport zurückgeben' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rapport zurückgeben: E-101-1' }));
  const send = dialog.getByRole('button', { name: 'Zurückgeben' });
  await user.click(send);
  expect(dialog.getByText('Schreibe, was zu ergänzen ist.')).toBeTruthy();
  expect(sent('POST')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Was ist zu ergänzen/ }), reason);
  await user.click(dialog.getByText('Vorschau der Nachricht'));
  expect(await dialog.findByText('An beat@firn.example')).toBeTruthy();
  await user.click(send);
  await waitFor(() => expect(toasts()).toEqual(['Der Rapport ist zurückgegeben.']));
  const written = sent('POST').filter(({ searchParams }) => !searchParams.get('dryRun'));
  expect(written.map(({ body }) => body)).toEqual([{ reason, notify: true }]);
  expect(
    await screen.findByText(`Zurückgegeben von Vera Admin, Sa, 14.02.2026, 12:00: «${reason}»`),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rapport zurückgeben' })).toBeNull();
});

test('what stands against giving it back is said, and the dialog stays', async () => {
  const detail = 'Der Event ist abgerechnet. Nimm zuerst «Abgerechnet» zurück.';
  const { user } = await open(aReport(), {
    'POST /api/events/:id/report/return': () => {
      throw testProblem(409, { detail });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rapport zurückgeben' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Was ist zu ergänzen/ }), 'Bitte prüfen');
  await user.click(dialog.getByRole('button', { name: 'Zurückgeben' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(detail);
});

test.each([
  ['Der Rapport fehlt noch.', { guideFinished: false }],
  [
    'Der Event ist noch nicht vorbei: Den Rapport gibt der Guide danach ab.',
    { guideFinished: false, end: '2026-07-01T15:00:00.000Z' },
  ],
  ['Der Event ist abgesagt: Es gibt keinen Rapport.', { guideFinished: false, state: 'cancelled' }],
  ['Der Rapport ist von Hand als erledigt markiert, geschrieben hat ihn niemand.', {}],
] as const)('%s', async (text, changes) => {
  await open(null, {}, anEvent({ ...over, ...changes }));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('that cannot be had offers another try', async () => {
  await open(null, {
    'GET /api/events/:id/report': () => {
      throw testProblem(503);
    },
  });
  expect(await screen.findByRole('button', { name: 'Nochmals versuchen' })).toBeTruthy();
});
