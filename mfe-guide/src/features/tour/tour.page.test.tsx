import {
  aCollection,
  aMaterialOrder,
  anEvent,
  aParticipant,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anAssignment, aReport, EVENT_ID, ownEvent, withoutPermissions } from '../../testing/fixtures.ts';
import { harness } from '../../testing/harness.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/profil/tour/${EVENT_ID}`;
const DURING = new Date('2026-07-11T10:00:00Z');
const AFTER = new Date('2026-07-13T10:00:00Z');
const urs = aParticipant({
  '@id': '/api/booking_persons/018f0000-0000-7000-8000-000000000802',
  id: '018f0000-0000-7000-8000-000000000802',
  fullName: 'Urs Gast',
  email: 'urs@firn.example',
  state: 'no_show',
});
const api = {
  ...harness.answers,
  'GET /api/booking_persons': aCollection('/api/booking_persons', [aParticipant(), urs]),
};
const sent = (calls: readonly TestRequest[], method: string) =>
  calls.filter((call) => call.method === method);

test('shows the event, its participants with numbers to tap, and a place for what other teams offer', async () => {
  const { shell } = await renderRemote(PATH, { api });
  await screen.findByRole('heading', { level: 1, name: 'Allalinhorn über den Hohlaubgrat' });
  expect(screen.getByText('2 von 8, mindestens 3')).toBeTruthy();
  const people = within(await screen.findByRole('region', { name: 'Teilnehmende' }));
  expect(await people.findByText('Gina Gast')).toBeTruthy();
  const numbers = people.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(numbers.slice(0, 2)).toEqual(['tel:+41791234567', 'tel:+41797654321']);
  expect(document.querySelector('[data-slot="guide-tour-tools"]')).toBeTruthy();
  expect(shell.seen.head?.title).toBe('Tourführung – Allalinhorn über den Hohlaubgrat – Profil');
  expect(people.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Rapport abgeben')).toBeNull();
});

test('of persons of whom the names alone are left it shows neither age nor numbers, and says why', async () => {
  const names = { namesOnly: true, age: 0, phone: null, contactFirstName: '', contactPhone: '' };
  const answer = aCollection('/api/booking_persons', [aParticipant(names)]);
  await renderRemote(PATH, { api: { ...api, 'GET /api/booking_persons': answer } });
  const people = within(await screen.findByRole('region', { name: 'Teilnehmende' }));
  expect(await people.findByText('Gina Gast')).toBeTruthy();
  expect(people.getByText(/nur noch der Name, für den Rapport/)).toBeTruthy();
  expect([people.queryByText(/Jahre/), people.queryByRole('link', { name: /Notfall/ })]).toEqual([
    null,
    null,
  ]);
});

test('tells of each person what they rent in which size, and whether it is packed', async () => {
  const orders = [
    aMaterialOrder({ person: aParticipant(), packed: true }),
    aMaterialOrder({
      id: 'poles',
      person: aParticipant(),
      values: [],
      material: { '@id': '/api/renting_materials/poles', id: 'poles', title: 'Stöcke' },
    }),
  ];
  const answers = { 'GET /api/renting_material_orders': aCollection('/api/renting_material_orders', orders) };
  const { shell } = await renderRemote(PATH, { api: { ...api, ...answers } });
  const list = within(await screen.findByRole('list', { name: 'Mietmaterial von Gina Gast' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bergschuhe steigeisenfest 42: gepackt',
    'Stöcke: noch nicht gepackt',
  ]);
  expect(screen.queryByRole('list', { name: 'Mietmaterial von Urs Gast' })).toBeNull();
  const asked = shell.api.calls.find(({ path }) => path === '/api/renting_material_orders');
  expect(asked?.searchParams.get('event')).toBe(ownEvent['@id']);
});

test('a list of material that cannot be read hides nothing else', async () => {
  const failing = () => {
    throw testProblem(403);
  };
  await renderRemote(PATH, { api: { ...api, 'GET /api/renting_material_orders': failing } });
  expect(await screen.findByText('Gina Gast')).toBeTruthy();
});

test.each([
  [2, '2 Personen'],
  [0, undefined],
])('of %s persons who wait it tells %s', async (waitingPersons, told) => {
  const event = () => anEvent({ ...ownEvent, waitingPersons });
  await renderRemote(PATH, { api: { ...api, 'GET /api/events/:id': event } });
  await screen.findByText('2 von 8, mindestens 3');
  expect(screen.queryByText('Auf der Warteliste')?.nextElementSibling?.textContent).toBe(told);
});

test('shows the error page where the server does not count them in, and requests no guest data', async () => {
  const { shell } = await renderRemote(PATH, { api: { ...api, 'GET /api/events/:id': anEvent() } });
  await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  expect(shell.api.calls.map(({ path }) => path)).not.toContain('/api/booking_persons');
  expect(screen.queryByRole('heading', { name: /Allalinhorn/ })).toBeNull();
});

test('shows the error page for an unknown tour', async () => {
  const failing = () => {
    throw testProblem(404);
  };
  const { shell } = await renderRemote(PATH, { api: { ...api, 'GET /api/events/:id': failing } });
  await waitFor(() => expect(shell.seen.status?.status).toBe(404));
});

test('without an id shows the tours one leads, also to a guide without permissions', async () => {
  const { shell } = await renderRemote('/profil/tour', { api, user: withoutPermissions });
  await screen.findByRole('heading', { name: 'Meine Touren' });
  await within(screen.getByRole('region', { name: 'Anstehend' })).findByRole('link', { name: /Allalinhorn/ });
  expect(screen.queryByRole('link', { name: 'Tour erstellen' })).toBeNull();
  for (const { searchParams } of shell.api.calls)
    expect(searchParams.get('guides') ?? searchParams.get('guide')).toBeTruthy();
});

test('a guide starts with what is asked and what is led today, before what comes', async () => {
  const today = anEvent({ id: 'today', title: 'Fünffingerstock', start: '2026-02-13T06:00:00.000Z' });
  const list = aCollection('/api/events', [{ ...today, end: '2026-02-15T15:00:00.000Z' }, ownEvent], 80);
  await renderRemote('/profil/tour', {
    api: { ...harness.answers, 'GET /api/events': list },
    user: withoutPermissions,
  });
  const led = within(screen.getByRole('region', { name: 'Heute' }));
  await led.findByRole('link', { name: 'Fünffingerstock' });
  expect(led.queryByText(/^Es werden/)).toBeNull();
  const coming = within(screen.getByRole('region', { name: 'Anstehend' }));
  expect(coming.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ownEvent.title,
  ]);
  expect(coming.getByText('Es werden die ersten 1 von 79 gezeigt.')).toBeTruthy();
  await screen.findByRole('button', { name: 'Zusagen' });
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups.slice(0, 3)).toEqual(['Anfragen an dich', 'Heute', 'Anstehend']);
});

test('marks who came in one tap, and takes it back with another', async () => {
  const { user, shell } = await renderRemote(PATH, {
    now: DURING,
    api: { ...api, 'PATCH /api/booking_persons/:id': aParticipant({ state: 'attended', version: 2 }) },
  });
  const marks = within(await screen.findByRole('group', { name: 'Anwesenheit von Gina Gast' }));
  await user.click(marks.getByRole('button', { name: 'Da' }));
  await waitFor(() =>
    expect(sent(shell.api.calls, 'PATCH')).toMatchObject([{ ifMatch: '"1"', body: { state: 'attended' } }]),
  );
  const absent = within(screen.getByRole('group', { name: 'Anwesenheit von Urs Gast' }));
  expect(absent.getByRole('button', { name: 'Fehlt', pressed: true })).toBeTruthy();
  await user.click(absent.getByRole('button', { name: 'Fehlt' }));
  await waitFor(() => expect(sent(shell.api.calls, 'PATCH').at(-1)?.body).toEqual({ state: 'active' }));
});

test('hands in the report with those marked as missing, expenses in francs and a comment', async () => {
  const report = aReport({ absent: [urs['@id']] });
  const { user, shell } = await renderRemote(`${PATH}#rapport`, {
    now: AFTER,
    api: { ...api, 'PUT /api/events/:id/report': report },
  });
  expect(await screen.findByRole('checkbox', { name: 'Urs Gast', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Spesen hinzufügen' }));
  await user.type(screen.getByRole('textbox', { name: 'Wofür' }), 'Postauto');
  await user.type(screen.getByRole('textbox', { name: /^Betrag/ }), '24.80');
  await user.click(screen.getByRole('button', { name: 'Rapport abgeben' }));
  await waitFor(() =>
    expect(sent(shell.api.calls, 'PUT').map(({ body }) => body)).toEqual([
      {
        absent: [urs['@id']],
        expenses: [{ title: 'Postauto', amount: 2480, vat: null, receipt: null }],
        pictures: [],
        incidents: '',
        comment: '',
      },
    ]),
  );
  await waitFor(() => expect(shell.toasts.get()).toHaveLength(1));
});

test('a report that the office gave back says why, keeps what was written, and is handed in again', async () => {
  const reason = 'Die Hütte fehlt bei den Spesen.';
  const returned = { reason, by: 'Vera Admin', at: AFTER.toISOString() };
  const report = aReport({ absent: [urs['@id']], comment: 'Alles gut.', returned });
  let event = anEvent({ ...ownEvent, reportReturnReason: reason });
  const { user, shell } = await renderRemote(`${PATH}#rapport`, {
    now: AFTER,
    api: {
      ...api,
      'GET /api/events/:id': () => event,
      'GET /api/events/:id/report': report,
      'PUT /api/events/:id/report': () => {
        event = anEvent({ ...ownEvent, guideFinished: true });
        return { ...report, returned: null };
      },
    },
  });
  const told = within(await screen.findByRole('region', { name: 'Das Büro zu deinem Rapport' }));
  expect(told.getByText(reason)).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: /^Bemerkung/ })).toHaveProperty('value', 'Alles gut.');
  await user.type(screen.getByRole('textbox', { name: /^Bemerkung/ }), ' Hütte ergänzt.');
  await user.click(screen.getByRole('button', { name: 'Rapport abgeben' }));
  await waitFor(() =>
    expect(sent(shell.api.calls, 'PUT')).toMatchObject([{ body: { comment: 'Alles gut. Hütte ergänzt.' } }]),
  );
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
});

test('writes to those who are ticked, after a preview, and says what became of earlier messages', async () => {
  const { user, shell } = await renderRemote(`${PATH}#nachricht`, { api });
  await user.click(await screen.findByRole('checkbox', { name: /Urs Gast/ }));
  await user.type(screen.getByRole('textbox', { name: 'Betreff' }), 'Treffpunkt');
  await user.type(screen.getByRole('textbox', { name: 'Nachricht' }), 'Neu 09:40.');
  const preview = within(screen.getByRole('region', { name: 'So kommt die Nachricht an' }));
  expect(preview.getByText('An: Gina Gast')).toBeTruthy();
  expect(preview.getByText('Neu 09:40.')).toBeTruthy();
  const log = within(await screen.findByRole('region', { name: 'Gesendete Nachrichten' }));
  expect(log.getByText('Zugestellt Di, 10.02.2026, 11:01')).toBeTruthy();
  expect(log.getByText('Nicht zugestellt')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  await waitFor(() => expect(shell.toasts.get()).toHaveLength(1));
  const [message] = sent(shell.api.calls, 'POST');
  expect(message?.body).toEqual({
    subject: 'Treffpunkt',
    text: 'Neu 09:40.',
    recipients: [aParticipant()['@id']],
  });
  expect(message?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

test('shows the whole letter before it is sent', async () => {
  const { user, shell } = await renderRemote(`${PATH}#nachricht`, {
    api: {
      ...api,
      'POST /api/events/:id/messages': {
        mails: [{ template: 'event_message', to: 'gast@firn.example', subject: 'A', text: 'Hallo Gina' }],
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Betreff' }), 'A');
  expect(screen.queryByText('Vorschau der Nachricht')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Nachricht' }), 'B');
  await user.click(screen.getByText('Vorschau der Nachricht'));
  expect(await screen.findByText('Hallo Gina')).toBeTruthy();
  const [asked, ...others] = sent(shell.api.calls, 'POST');
  expect([asked?.searchParams.get('dryRun'), others]).toEqual(['1', []]);
  expect(asked?.body).toMatchObject({ subject: 'A', text: 'B' });
});

test('a guide who has written too often reads until when, and the message stays', async () => {
  const detail =
    'Du hast zu diesem Event in einer Stunde schon 6 Nachrichten geschickt. Bitte warte bis 14:35 Uhr.';
  const { user } = await renderRemote(`${PATH}#nachricht`, {
    api: {
      ...api,
      'POST /api/events/:id/messages': () => {
        throw testProblem(429, { detail });
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Betreff' }), 'A');
  await user.type(screen.getByRole('textbox', { name: 'Nachricht' }), 'B');
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  expect(await screen.findByText(/Bitte warte bis 14:35 Uhr/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' }).value).toBe('B');
});

test('nobody’s address stands in the form', async () => {
  await renderRemote(`${PATH}#nachricht`, { api });
  expect(await screen.findByRole('checkbox', { name: 'Urs Gast' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('gast@firn.example');
});

test('a message that may have gone out is sent again under the same key', async () => {
  const { user, shell } = await renderRemote(`${PATH}#nachricht`, {
    api: {
      ...api,
      'POST /api/events/:id/messages': () => {
        throw testProblem(0);
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Betreff' }), 'A');
  await user.type(screen.getByRole('textbox', { name: 'Nachricht' }), 'B');
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  await waitFor(() => expect(sent(shell.api.calls, 'POST')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  await waitFor(() => expect(sent(shell.api.calls, 'POST')).toHaveLength(2));
  expect(new Set(sent(shell.api.calls, 'POST').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('writes notes with the version they were made from', async () => {
  const { user, shell } = await renderRemote(`${PATH}#notizen`, { api });
  await user.type(await screen.findByRole('textbox', { name: 'Notizen' }), 'Schlüssel bei Rosa');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(sent(shell.api.calls, 'PATCH')).toMatchObject([
      { ifMatch: '"1"', body: { notes: 'Schlüssel bei Rosa' } },
    ]),
  );
});

test('a draft is submitted for review', async () => {
  const draft = { ...ownEvent, state: 'draft', published: false, reviewComment: 'Es fehlt der Preis.' };
  const { user, shell } = await renderRemote(PATH, {
    api: {
      ...api,
      'GET /api/events/:id': draft,
      'POST /api/events/:id/transition': { ...draft, state: 'prepared', version: 2 },
    },
  });
  await screen.findByText('Es fehlt der Preis.');
  await user.click(await screen.findByRole('button', { name: 'Zum Prüfen einreichen' }));
  await screen.findByText(/liegt beim Büro zum Prüfen/);
  expect(sent(shell.api.calls, 'POST')).toMatchObject([{ ifMatch: '"1"', body: { to: 'prepared' } }]);
});

test('a draft that was given back is put right where the office said so, and only what changed is sent', async () => {
  const draft = { ...ownEvent, state: 'draft', published: false, reviewComment: 'Zu viele Personen.' };
  let stored: object = draft;
  const { user, shell } = await renderRemote(PATH, {
    api: {
      ...api,
      'GET /api/events/:id': () => stored,
      'PATCH /api/events/:id': ({ body }: TestRequest) => {
        stored = { ...draft, ...(body as object), version: 2 };
        return stored;
      },
    },
  });
  await screen.findByText('Zu viele Personen.');
  await user.click(screen.getByRole('link', { name: 'Tour überarbeiten' }));
  const form = within(await screen.findByRole('form', { name: 'Tour überarbeiten' }));
  const most = form.getByRole('textbox', { name: /^Personen höchstens/ });
  await user.clear(most);
  await user.type(most, '6');
  await user.click(screen.getByRole('button', { name: 'Zum Prüfen einreichen' }));
  expect(shell.toasts.get()).toEqual([
    { variant: 'error', text: 'Speichere oder verwirf zuerst, was du geändert hast.' },
  ]);
  expect(sent(shell.api.calls, 'POST')).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(sent(shell.api.calls, 'PATCH')).toMatchObject([
      { ifMatch: '"1"', body: { maximumParticipants: 6 } },
    ]),
  );
});

test('a tour that is no draft is not put right', async () => {
  await renderRemote(PATH, { api });
  await screen.findByText('2 von 8, mindestens 3');
  expect(screen.queryByText('Tour überarbeiten')).toBeNull();
});

test('a tour is called off after a question, or refused in words, and taken back', async () => {
  const guide = ownEvent.guides[0];
  if (!guide) throw new Error('The tour of the fixtures has a guide.');
  const iri = '/api/guide_assignments/018f0000-0000-7000-8000-000000000901';
  const id = iri.slice(-36);
  const accepted = { '@id': iri, '@type': 'GuideAssignment', id, version: 3, state: 'accepted', guide };
  const { user, shell } = await renderRemote(PATH, {
    api: {
      ...api,
      'GET /api/events/:id': { ...ownEvent, assignments: [accepted] },
      'POST /api/guide_assignments/:id/transition': () => {
        throw testProblem(409, { type: '/problems/invalid-transition', detail: 'Bitte ruf das Büro an.' });
      },
    },
  });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByText('Diese Tour absagen'));
  await user.type(await screen.findByRole('textbox', { name: 'Grund (freiwillig)' }), 'Krank');
  for (const name of ['Diese Tour absagen', 'Doch nicht', 'Diese Tour absagen']) await press(name);
  expect(sent(shell.api.calls, 'POST')).toEqual([]);
  await press('Ja, absagen');
  await screen.findByText('Bitte ruf das Büro an.');
  const no = anAssignment({
    id,
    '@id': iri,
    state: 'declined',
    version: 4,
    answeredAt: shell.now().toISOString(),
  });
  shell.answer({
    'POST /api/guide_assignments/:id/transition': no,
    'GET /api/guide_assignments/:id': no,
    'GET /api/guide_assignments': aCollection('/api/guide_assignments', []),
  });
  await press('Ja, absagen');
  expect(await screen.findByText('Abgesagt: Allalinhorn über den Hohlaubgrat')).toBeTruthy();
  expect(sent(shell.api.calls, 'POST').at(-1)).toMatchObject({
    ifMatch: '"3"',
    body: { to: 'declined', comment: 'Krank' },
  });
  shell.answer({ 'POST /api/guide_assignments/:id/transition': { ...no, state: 'accepted', version: 5 } });
  await press('Absage zurücknehmen');
  const text = 'Du leitest wieder: Allalinhorn über den Hohlaubgrat';
  await waitFor(() => expect(shell.toasts.get()).toEqual([{ variant: 'success', text }]));
  expect(sent(shell.api.calls, 'POST').at(-1)).toMatchObject({ ifMatch: '"4"', body: { to: 'accepted' } });
  expect(screen.queryByText('Abgesagt: Allalinhorn über den Hohlaubgrat')).toBeNull();
});

test('within 14 days of the start an acceptance is the office’s to take back', async () => {
  const guide = ownEvent.guides[0];
  const iri = '/api/guide_assignments/018f0000-0000-7000-8000-000000000901';
  const accepted = { '@id': iri, '@type': 'GuideAssignment', version: 3, state: 'accepted', guide };
  const soon = { ...ownEvent, start: '2026-02-20T05:00:00.000Z', end: '2026-02-20T15:00:00.000Z' };
  const { user } = await renderRemote(PATH, {
    api: { ...api, 'GET /api/events/:id': { ...soon, assignments: [accepted] } },
  });
  await user.click(await screen.findByText('Diese Tour absagen'));
  expect(await screen.findByText(/Bitte ruf das Büro an\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Diese Tour absagen' })).toBeNull();
});

test('a draft of one’s own is deleted after a question, one of somebody else’s is not', async () => {
  const draft = { ...ownEvent, state: 'draft', published: false } as const;
  const mine = { ...draft, proposedBy: '/api/users/018f0000-0000-7000-8000-000000000001' };
  const { user, shell, address } = await renderRemote(`${PATH}#loeschen`, {
    api: { ...api, 'GET /api/events/:id': mine, 'DELETE /api/events/:id': null },
  });
  await user.click(await screen.findByRole('button', { name: 'Entwurf löschen' }));
  expect(sent(shell.api.calls, 'DELETE')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Wirklich löschen?' }));
  await waitFor(() => expect(address()).toBe('/profil/tour'));
  expect(sent(shell.api.calls, 'DELETE')).toHaveLength(1);
  expect(screen.queryByText('Nachricht an die Teilnehmenden')).toBeNull();
});

test('a draft that the office planned has pictures and no way to delete it', async () => {
  const planned = { ...ownEvent, state: 'draft', published: false, proposedBy: null } as const;
  await renderRemote(PATH, { api: { ...api, 'GET /api/events/:id': planned } });
  await screen.findByText('Bilder');
  expect(screen.queryByText('Entwurf löschen')).toBeNull();
});
