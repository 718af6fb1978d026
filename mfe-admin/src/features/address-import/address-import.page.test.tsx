import type { AddressImportDetail, AddressImportReport } from '@firn/shared-contracts/api';
import {
  aCollection,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/files/address-import';
const IMPORTS = '/api/imports/addresses';
const ID = '018f0000-0000-7000-8000-000000000901';
const UPLOAD = `POST ${IMPORTS}`;

const counts = { rows: 4, created: 2, updated: 1, unchanged: 0, refused: 1 } as const;

const aReport = (changes: Partial<AddressImportReport> = {}): AddressImportReport => ({
  '@id': IMPORTS,
  '@type': 'AddressImportReport',
  import: null,
  fileName: 'liste.csv',
  state: null,
  columns: [
    { position: 0, heading: 'Vorname', sample: 'Anna', field: 'firstName' },
    { position: 1, heading: 'Kontakt', sample: 'anna@liste.example', field: null },
    { position: 2, heading: '', sample: 'ja', field: null },
  ],
  ...counts,
  errors: [{ row: 1203, field: 'birthday', message: 'Der Tag «gestern» ist kein Datum wie 31.12.1980.' }],
  notices: [],
  ...changes,
});

const anImport = (changes: Partial<AddressImportDetail> = {}): AddressImportDetail => ({
  '@id': `${IMPORTS}/${ID}`,
  '@type': 'AddressImport',
  id: ID,
  fileName: 'liste.csv',
  state: 'done',
  ...counts,
  done: 4,
  removed: 0,
  reset: 0,
  kept: 0,
  createdBy: 'Vera Admin',
  createdAt: '2026-02-14T08:00:00.000Z',
  undoUntil: '2026-02-21T08:00:00.000Z',
  errors: [],
  notices: [],
  leftAsIs: [],
  ...changes,
});

async function open(api: TestApiHandlers = {}, path = PATH) {
  const page = await renderRemote(path, { api: { ...someAnswers, ...api } });
  const sent = (method: string) => page.shell.api.calls.filter((call) => call.method === method);
  return { ...page, sent };
}

const file = () => new File(['Vorname;Kontakt'], 'liste.csv', { type: 'text/csv' });
const choose = () => screen.findByLabelText('Liste (CSV oder XLSX)', { selector: 'input' });
const said = (call: { readonly body?: unknown } | undefined, name: string) =>
  call?.body instanceof FormData ? call.body.get(name) : undefined;

describe('a list', () => {
  test('is looked at first, its columns are put by hand, and it is imported once somebody agrees', async () => {
    const report = ({ searchParams }: TestRequest) =>
      searchParams.get('dryRun') ? aReport() : aReport({ import: `${IMPORTS}/${ID}`, state: 'done' });
    const { user, sent, address } = await open({ [UPLOAD]: report, [`GET ${IMPORTS}/:id`]: anImport() });
    await user.upload(await choose(), file());
    const heading = await screen.findByRole('heading', { name: 'Das bringt «liste.csv»' });
    expect(document.activeElement).toBe(heading);
    const faults = screen.getByRole('region', { name: 'Weggelassene Zeilen' });
    expect(within(faults).getByText("Zeile 1'203, Geburtsdatum")).toBeTruthy();
    expect(within(faults).getByText(/«gestern»/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Was «Kontakt» ist'), 'E-Mail');
    await user.selectOptions(screen.getByLabelText('Was «Spalte 3» ist'), 'Newsletter');
    await user.type(screen.getByLabelText(/^Woher und seit wann/), 'Messe Bern 2024');
    await user.tab();
    const button = await screen.findByRole('button', { name: '3 Zeilen importieren' });
    await waitFor(() => expect(sent('POST')).toHaveLength(4));
    await user.click(button);
    expect(await screen.findByRole('heading', { name: '«liste.csv» ist importiert' })).toBeTruthy();
    expect(address()).toBe(`${PATH}?import=${ID}`);
    const last = sent('POST').at(-1);
    expect(last?.searchParams.get('dryRun')).toBeNull();
    expect(said(last, 'mapping')).toBe('["firstName","email","newsletter"]');
    expect(said(last, 'newsletterProof')).toBe('Messe Bern 2024');
    expect(said(sent('POST')[0], 'mapping')).toBeNull();
  });

  test('puts a field to one column only', async () => {
    const { user } = await open({ [UPLOAD]: aReport() });
    await user.upload(await choose(), file());
    await user.selectOptions(await screen.findByLabelText('Was «Kontakt» ist'), 'Vorname');
    expect(screen.getByLabelText<HTMLSelectElement>('Was «Vorname» ist').value).toBe('');
  });

  test('that is imported already says so and leads to its import', async () => {
    const known = { import: `${IMPORTS}/${ID}`, created: 0, updated: 0, unchanged: 4 };
    const { user } = await open({ [UPLOAD]: aReport(known) });
    await user.upload(await choose(), file());
    expect(await screen.findByText(/^Diese Liste ist schon importiert/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /importieren$/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Import ansehen' }).getAttribute('href')).toContain(ID);
  });

  test('that cannot be read says why, and another one may be chosen', async () => {
    const message = 'Die Datei ist nicht ganz: Sie hört mittendrin auf.';
    const { user } = await open({
      [UPLOAD]: () => {
        throw testProblem(422, {
          detail: `file: ${message}`,
          violations: [{ propertyPath: 'file', message }],
        });
      },
    });
    await user.upload(await choose(), file());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('button', { name: 'Liste wählen' })).toBeTruthy();
  });
});

describe('an import', () => {
  const shown = `${PATH}?import=${ID}`;

  test('tells how far it is until it is through', async () => {
    let asked = 0;
    const answer = () => {
      asked += 1;
      return asked === 1
        ? anImport({ state: 'running', rows: 20_000, done: 1000 })
        : anImport({ rows: 20_000, done: 20_000 });
    };
    await open({ [`GET ${IMPORTS}/:id`]: answer }, shown);
    expect(await screen.findByText("1'000 von 20'000 Zeilen")).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1000);
    expect(
      await screen.findByRole('heading', { name: '«liste.csv» ist importiert' }, { timeout: 4000 }),
    ).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('is undone once somebody agrees, and what stays is named', async () => {
    const leftAsIs = [{ row: 3, field: null, message: 'Anna Muster wurde seither geändert und bleibt.' }];
    const undone = anImport({ state: 'undone', undoUntil: null, removed: 1, reset: 1, kept: 1, leftAsIs });
    let current = anImport();
    const { user, sent } = await open(
      {
        [`GET ${IMPORTS}/:id`]: () => current,
        [`POST ${IMPORTS}/:id/undo`]: () => {
          current = undone;
          return undone;
        },
      },
      shown,
    );
    expect(await screen.findByText('Rückgängig machen geht bis Sa, 21.02.2026, 09:00.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    const dialog = await screen.findByRole('dialog', { name: '«liste.csv» rückgängig machen?' });
    expect(sent('POST')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Rückgängig machen' }));
    expect(await screen.findByText('Anna Muster wurde seither geändert und bleibt.')).toBeTruthy();
    expect(screen.getByText('Zeile 3, ganze Zeile')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();
  });

  test('is in the list of the last ones, and one that cannot be read can be asked for again', async () => {
    let isAway = true;
    const { user } = await open(
      {
        [`GET ${IMPORTS}`]: aCollection(IMPORTS, [anImport({ fileName: 'alt.xlsx', state: 'undone' })]),
        [`GET ${IMPORTS}/:id`]: () => {
          if (isAway) throw testProblem(503, {});
          return anImport();
        },
      },
      shown,
    );
    const row = await screen.findByRole('row', { name: /alt\.xlsx/ });
    expect(within(row).getByText('rückgängig gemacht')).toBeTruthy();
    const alert = await screen.findByRole('alert', {}, { timeout: 4000 });
    isAway = false;
    await user.click(within(alert).getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('heading', { name: '«liste.csv» ist importiert' })).toBeTruthy();
  });
});
