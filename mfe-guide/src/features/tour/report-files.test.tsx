import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aReport, EVENT_ID, ownEvent } from '../../testing/fixtures.ts';
import { harness } from '../../testing/harness.ts';
import { renderRemote } from '../../testing/render.ts';

const DOCUMENTS = '/api/documents/018f0000-0000-7000-8000-000000000b0';

test('a receipt that is added becomes an expense, and a picture goes with the report', async () => {
  const files = ['1', '2'].map((id) => ({ '@id': `${DOCUMENTS}${id}` }));
  const { user, shell } = await renderRemote(`/profil/tour/${EVENT_ID}#rapport`, {
    now: new Date('2026-07-13T10:00:00Z'),
    api: {
      ...harness.answers,
      'POST /api/events/:id/report/files': () => files.shift(),
      'PUT /api/events/:id/report': aReport(),
    },
  });
  const sent = (method: string) => shell.api.calls.filter((call) => call.method === method);
  const input = (name: string) => screen.findByLabelText(name, { selector: 'input' });
  await user.upload(
    await input('Belege hinzufügen'),
    new File(['%PDF'], 'Bahn.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('Beleg: Bahn.pdf');
  await user.type(screen.getByRole('textbox', { name: /^Wofür/ }), 'Seilbahn');
  await user.type(screen.getByRole('textbox', { name: /^Betrag/ }), '108.10');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Mehrwertsteuer auf dem Beleg' }),
    'Normalsatz 8.1 %',
  );
  await user.upload(await input('Bilder der Tour'), new File(['x'], 'Grat.jpg', { type: 'image/jpeg' }));
  const sentPictures = within(await screen.findByRole('list', { name: 'Bilder im Rapport' }));
  expect(sentPictures.getByText('Grat.jpg')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rapport abgeben' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(sent('PUT')[0]?.body).toMatchObject({
    expenses: [{ title: 'Seilbahn', amount: 10_810, vat: 'normal', receipt: `${DOCUMENTS}1` }],
    pictures: [`${DOCUMENTS}2`],
  });
  const kinds = sent('POST').map(({ body }) => (body as FormData).get('kind'));
  expect(kinds).toEqual(['receipt', 'report_picture']);
});

test('what a report has already is named, and is taken off one by one', async () => {
  const file = (id: string, fileName: string) => ({
    '@id': `${DOCUMENTS}${id}`,
    fileName,
    mediaType: 'image/jpeg' as const,
    bytes: 1,
    contentUrl: null,
  });
  const report = aReport({
    expenses: [{ title: 'Seilbahn', amount: 10_810, vat: 'normal', receipt: file('1', 'Bahn.jpg') }],
    pictures: [
      { ...file('2', 'Grat.jpg'), published: true },
      { ...file('3', 'Hütte.jpg'), published: false },
    ],
  });
  const { user, shell } = await renderRemote(`/profil/tour/${EVENT_ID}#rapport`, {
    now: new Date('2026-07-13T10:00:00Z'),
    api: {
      ...harness.answers,
      'GET /api/events/:id': { ...ownEvent, guideFinished: true },
      'GET /api/events/:id/report': report,
      'PUT /api/events/:id/report': report,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Beleg entfernen: Bahn.jpg' }));
  await screen.findByText('Ohne Beleg.');
  await user.click(screen.getByRole('button', { name: 'Grat.jpg entfernen' }));
  await user.click(screen.getByRole('button', { name: 'Rapport ersetzen' }));
  await waitFor(() =>
    expect(shell.api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      expenses: [{ vat: 'normal', receipt: null }],
      pictures: [`${DOCUMENTS}3`],
    }),
  );
});
