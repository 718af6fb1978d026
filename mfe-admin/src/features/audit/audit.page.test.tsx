import type { AuditEntryResponse } from '@firn/shared-contracts/api';
import { aCollection, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { anAuditEntry } from '../../testing/audit.ts';
import { aUser, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/settings/audit';

const open = (entries: readonly AuditEntryResponse[], search = '') =>
  renderRemote(`${PATH}${search}`, {
    api: {
      ...someAnswers,
      'GET /api/users/:id': aUser(),
      'GET /api/audit_entries': aCollection('/api/audit_entries', entries),
    },
  });

test('says in words who did what with which thing', async () => {
  await open([
    anAuditEntry(),
    anAuditEntry({
      id: '2',
      action: 'event.return_report',
      entity: 'event',
      label: 'E-101-1',
      actor: 'Gina Gast',
      impersonator: 'Vera Admin',
      fields: ['guideFinished', 'reason'],
    }),
    anAuditEntry({
      id: '3',
      action: 'rocket.launch',
      entity: 'rocket',
      actor: null,
      label: null,
      fields: ['fuel'],
    }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Protokoll' }));
  const rows = (await table.findAllByRole('row')).slice(1);
  const words = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(words.map((cells) => cells.slice(-5))).toEqual([
    ['Vera Admin', 'Angebot', 'Hochtour', 'Geändert', 'Titel, Guides'],
    [
      'Vera Admin im Namen von Gina Gast',
      'Event',
      'E-101-1',
      'Rapport zurückgegeben',
      'Rapport abgegeben, Grund',
    ],
    ['Firn', 'Anderes', '', 'Anderer Vorgang', '1 weitere Angabe'],
  ]);
});

test('asks by person, kind, name and day of the address, and gives the same as a file', async () => {
  const search = `?person=${USER_ID}&entity=offer,event&label=E-101&at=2026-02-01..2026-02-14`;
  const { shell } = await open([anAuditEntry()], search);
  const link = await screen.findByRole('link', { name: 'Als CSV laden' });
  const asked = shell.api.calls.find(({ path }) => path === '/api/audit_entries')?.searchParams;
  const wanted = {
    person: `/api/users/${USER_ID}`,
    'entity[]': 'offer',
    label: 'E-101',
    'at[after]': '2026-02-01',
    'at[strictly_before]': '2026-02-14T23:00:00.000Z',
  };
  const file = new URL(link.getAttribute('href') ?? '', 'https://firn.example');
  expect(file.pathname).toBe('/api/audit_entries.csv');
  for (const params of [asked, file.searchParams]) {
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, params?.get(name)]))).toEqual(wanted);
    expect(params?.getAll('entity[]')).toEqual(['offer', 'event']);
  }
  expect(file.searchParams.has('page')).toBe(false);
});

test('nothing there, and nothing to be had', async () => {
  const { shell } = await open([]);
  expect(await screen.findByText('Noch steht nichts im Protokoll.')).toBeTruthy();
  expect(shell.seen.head?.title).toBe('Protokoll');
  await renderRemote(PATH, {
    api: {
      ...someAnswers,
      'GET /api/audit_entries': () => {
        throw testProblem(404);
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Nochmals versuchen' })).toBeTruthy();
});
