import type { TaskResponse } from '@firn/shared-contracts/api';
import {
  aCollection,
  anEvent,
  aTask,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { EVENT_ID, OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/task';
const idOf = (n: number) => `018f0000-0000-7000-8000-00000000${n}`;
const task = (n: number, changes: Partial<TaskResponse>) =>
  aTask({ id: idOf(n), '@id': `/api/tasks/${idOf(n)}`, ...changes });

const EVENT_TASK = task(1301, {
  kind: 'incidents-unread',
  title: null,
  due: '2026-02-10',
  day: '2026-02-10',
  subject: {
    '@id': `/api/events/${EVENT_ID}`,
    id: EVENT_ID,
    code: 'E-101-1',
    label: 'Allalinhorn',
    detail: null,
    offer: `/api/offers/${OFFER_ID}`,
  },
});
const TODAY_TASK = task(1302, { title: 'Seile bestellen' });
const WEEK_TASK = task(1303, { title: 'Bus bestellen', due: '2026-02-15', day: '2026-02-15' });
const LATER_TASK = task(1304, { title: 'Prospekt planen', due: null, day: null });

interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A page whose list follows what is sent, as the server's does. */
async function open(answers: TestApiHandlers = {}) {
  let list = [EVENT_TASK, TODAY_TASK, WEEK_TASK, LATER_TASK];
  const change = (id: string, next: Partial<TaskResponse>) => {
    const found = [EVENT_TASK, TODAY_TASK, WEEK_TASK, LATER_TASK].find((each) => each.id === id);
    const changed = { ...(list.find((each) => each.id === id) ?? found), ...next } as TaskResponse;
    list = [...list.filter((each) => each.id !== id), ...(changed.state === 'open' ? [changed] : [])];
    return changed;
  };
  const page = await renderRemote(PATH, {
    api: {
      ...someAnswers,
      'GET /api/tasks': () => aCollection('/api/tasks', list),
      'POST /api/tasks/:id/transition': ({ params, body }: Call) =>
        change(params.id ?? '', { state: (body as { to: TaskResponse['state'] }).to, version: 2 }),
      'PATCH /api/tasks/:id': ({ params, body }: Call) =>
        change(params.id ?? '', body as Partial<TaskResponse>),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Heute' });
  const sent = (method: string) => page.shell.api.calls.filter((call) => call.method === method);
  return { ...page, sent };
}

const focused = () => document.activeElement?.closest('[data-task]')?.getAttribute('aria-label');

test('tasks stand under today, this week and later, each with what it is about', async () => {
  await open();
  const names = (section: string) =>
    within(screen.getByRole('region', { name: section }))
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-label'));
  expect(names('Heute')).toEqual(['Vorfälle lesen: Allalinhorn', 'Seile bestellen']);
  expect(names('Diese Woche')).toEqual(['Bus bestellen']);
  expect(names('Später')).toEqual(['Prospekt planen']);
  const link = screen.getByRole('link', { name: 'Vorfälle lesen: Allalinhorn' });
  expect(link.getAttribute('href')).toBe(`/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}/report`);
  expect(screen.getByText('seit 10.02.26')).toBeTruthy();
});

test('the keyboard alone goes down and up, ticks off and takes back', async () => {
  const { user, sent } = await open();
  await user.keyboard('j');
  expect(focused()).toBe('Vorfälle lesen: Allalinhorn');
  await user.keyboard('jjk');
  expect(focused()).toBe('Seile bestellen');
  await user.keyboard('e');
  expect(await screen.findByText('«Seile bestellen» ist erledigt.')).toBeTruthy();
  expect(sent('POST')[0]).toMatchObject({ path: `${TODAY_TASK['@id']}/transition`, body: { to: 'done' } });
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Seile bestellen' })).toBeNull());
  expect(focused()).toBe('Bus bestellen');
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByRole('listitem', { name: 'Seile bestellen' })).toBeTruthy();
  expect(sent('POST')[1]?.body).toEqual({ to: 'open' });
});

test('what was done today is listed with who did it, once somebody opens the list', async () => {
  const today = task(1305, { title: 'Karte drucken', state: 'done', closedAt: '2026-02-14T08:30:00.000Z' });
  const itself = {
    ...EVENT_TASK,
    state: 'done',
    closedAt: '2026-02-14T07:00:00.000Z',
    closedBy: null,
  } as const;
  const yesterday = task(1306, { title: 'Bus zahlen', state: 'done', closedAt: '2026-02-13T08:30:00.000Z' });
  const { user, sent } = await open({
    'GET /api/tasks': ({ searchParams }: TestRequest) => {
      const isClosed = searchParams.getAll('state[]').includes('done');
      const closed = [{ ...today, closedBy: 'Petra Meier' }, itself, yesterday];
      return aCollection('/api/tasks', isClosed ? closed : [TODAY_TASK]);
    },
  });
  expect(sent('GET').filter(({ searchParams }) => searchParams.has('state[]'))).toEqual([]);
  await user.click(screen.getByText('Heute erledigt'));
  expect(await screen.findByText('Karte drucken')).toBeTruthy();
  expect(screen.getByText('09:30 Uhr, Petra Meier')).toBeTruthy();
  expect(screen.getByText('08:00 Uhr, von selbst')).toBeTruthy();
  expect(screen.queryByText('Bus zahlen')).toBeNull();
});

test('any other day is typed as people write it; one that is over is refused', async () => {
  const { user, sent } = await open();
  await user.keyboard('jjs');
  const snooze = within(await screen.findByRole('dialog', { name: /^Zurückstellen: / }));
  const until = snooze.getByRole('textbox', { name: 'Bis zu einem anderen Tag' });
  await user.type(until, '1.2.26');
  await user.click(snooze.getByRole('button', { name: 'Bis zu diesem Tag' }));
  expect(snooze.getByText('Bitte wähle einen Tag ab morgen.')).toBeTruthy();
  await user.clear(until);
  await user.type(until, '3.3.26');
  await user.click(snooze.getByRole('button', { name: 'Bis zu diesem Tag' }));
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ snoozedUntil: '2026-03-03' }));
});

test('s asks until when, and a for whom', async () => {
  const { user, sent } = await open();
  await user.keyboard('jjs');
  const snooze = within(await screen.findByRole('dialog', { name: 'Zurückstellen: Seile bestellen' }));
  await user.click(snooze.getByRole('button', { name: 'Bis Montag, 16.02.26' }));
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ snoozedUntil: '2026-02-16' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('ja');
  const assign = within(await screen.findByRole('dialog', { name: /^Zuweisen: / }));
  await user.click(assign.getByRole('button', { name: /^Mir/ }));
  await waitFor(() => expect(sent('PATCH')[1]?.body).toMatchObject({ assignee: expect.any(String) }));
});

test('no key does anything while somebody is typing', async () => {
  const { user, sent } = await open();
  await user.keyboard('j');
  await user.click(screen.getByRole('button', { name: 'Kommentar Seile bestellen' }));
  await user.type(await screen.findByLabelText('Kommentar'), 'else sagt ja');
  expect(sent('POST')).toEqual([]);
});

test('Enter opens the thing of a task', async () => {
  const { user, address } = await open();
  await user.keyboard('j{Enter}');
  await waitFor(() => expect(address()).toBe(`/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}/report`));
});

test('what is settled in place leaves the list', async () => {
  let isRead = false;
  const report = { incidents: 'Verstauchter Fuss.', submittedAt: '2026-02-10T18:00:00.000Z' };
  const { user, sent } = await open({
    'GET /api/events/:id/report': report,
    'POST /api/events/:id/report/reading': () => {
      isRead = true;
      return report;
    },
    'GET /api/tasks': () => aCollection('/api/tasks', isRead ? [TODAY_TASK] : [EVENT_TASK, TODAY_TASK]),
  });
  await user.click(screen.getByRole('button', { name: 'Lesen … Vorfälle lesen: Allalinhorn' }));
  expect(await screen.findByText('Verstauchter Fuss.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Als gelesen abhaken' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /^Vorfälle/ })).toBeNull());
  expect(sent('POST')[0]?.body).toEqual({ submittedAt: report.submittedAt });
});

test.each([
  ['decisions-due', 'Durchführen …', /E-101-1/],
  ['events-to-check', 'Freigeben …', /E-101-1/],
  ['guides-missing', 'Guide fragen …', /E-101-1/],
] as const)('%s is settled by the dialog of the event', async (kind, action, title) => {
  const { user } = await open({
    'GET /api/events/:id': anEvent(),
    'GET /api/tasks': aCollection('/api/tasks', [{ ...EVENT_TASK, kind }]),
  });
  await user.click(screen.getByRole('button', { name: new RegExp(`^${action}`) }));
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('what the job has closed meanwhile is told calmly, and the list is asked anew', async () => {
  const { user, shell } = await open({
    'POST /api/tasks/:id/transition': () => {
      throw testProblem(409, { type: '/problems/invalid-transition', detail: 'Nicht möglich.' });
    },
  });
  await user.keyboard('je');
  await waitFor(() =>
    expect(shell.toasts.get()).toMatchObject([
      { variant: 'info', text: 'Das ist nicht mehr nötig: Die Liste ist jetzt wieder aktuell.' },
    ]),
  );
});

test('a new task is one’s own unless somebody else is named', async () => {
  const { user, sent } = await open({ 'POST /api/tasks': TODAY_TASK });
  await user.click(screen.getByRole('button', { name: 'Neue Aufgabe' }));
  await user.type(await screen.findByLabelText(/^Was ist zu tun/), 'Bus bestellen');
  await user.type(screen.getByRole('textbox', { name: /^Bis wann/ }), '20.2.26');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(sent('POST')[0]?.body).toMatchObject({
      title: 'Bus bestellen',
      due: '2026-02-20',
      assignee: expect.stringMatching(/^\/api\/users\//),
    }),
  );
});

test('an own task is edited in its place, and what it is about with it', async () => {
  const about = { '@id': `/api/events/${EVENT_ID}`, id: EVENT_ID, code: 'E-101-1', label: 'Allalinhorn' };
  const subject = { ...about, detail: null, offer: `/api/offers/${OFFER_ID}` };
  const { user, sent } = await open({
    'GET /api/tasks': aCollection('/api/tasks', [{ ...TODAY_TASK, subject }]),
  });
  await user.keyboard('jr');
  const form = within(await screen.findByRole('form', { name: 'Aufgabe bearbeiten' }));
  const title = form.getByLabelText(/^Was ist zu tun/);
  expect((title as HTMLInputElement).value).toBe('Seile bestellen');
  await user.clear(title);
  await user.type(title, 'Seile abholen');
  await user.clear(form.getByRole('combobox', { name: /^Event/ }));
  await user.tab();
  await user.click(form.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ title: 'Seile abholen', event: null }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});

test('whose tasks are shown stands in the address', async () => {
  const { user, shell, address } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wessen' }), 'Niemandes');
  await waitFor(() => expect(address()).toBe(`${PATH}?wessen=niemandes`));
  const asked = shell.api.calls.filter(({ path }) => path === '/api/tasks').at(-1);
  expect(asked?.searchParams.get('assignee')).toBe('none');
});

test('the mail in the morning is ordered by a switch', async () => {
  const { user, sent } = await open({
    'PUT /api/me/task_mail': { '@id': '/api/me/task_mail', '@type': 'OwnTaskMail', wanted: true },
  });
  const toggle = screen.getByRole('switch', { name: 'Meine Aufgaben am Morgen per E-Mail' });
  await user.click(toggle);
  await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(true));
  expect(sent('PUT')[0]?.body).toEqual({ wanted: true });
});

test('says calmly when nothing is to do, and when the list cannot be had', async () => {
  await renderRemote(PATH, { api: { ...someAnswers, 'GET /api/tasks': aCollection('/api/tasks', []) } });
  expect(await screen.findByText('Für heute ist alles erledigt.')).toBeTruthy();
});

test('a list that cannot be had says so', async () => {
  const failing = () => {
    throw testProblem(400);
  };
  await renderRemote(PATH, { api: { ...someAnswers, 'GET /api/tasks': failing } });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
