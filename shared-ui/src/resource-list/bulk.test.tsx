import { type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { runBulk } from './run-bulk.ts';
import { aHut, closeHuts, showHuts } from './testing/huts.tsx';

const ready = () => screen.findByRole('link', { name: 'Hütte 1' });
const tick = (number: number) => screen.getByRole('checkbox', { name: `Hütte ${number} auswählen` });
const bar = () => within(screen.getByRole('region', { name: 'Auswahl' }));

beforeEach(() => localStorage.clear());

describe('a selection', () => {
  test('survives paging and says how much of it is here', async () => {
    const { user } = showHuts({ count: 60, list: { actions: closeHuts } });
    await ready();
    await user.click(tick(1));
    await user.keyboard('{Shift>}');
    await user.click(tick(3));
    await user.keyboard('{/Shift}');
    expect(bar().getByRole('status').textContent).toBe('3 gewählt');
    await user.click(screen.getByRole('link', { name: 'Seite 2' }));
    await screen.findByRole('link', { name: 'Hütte 51' });
    await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
    expect(bar().getByRole('status').textContent).toBe('13 gewählt, 10 auf dieser Seite');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await ready();
    expect(bar().getByRole('status').textContent).toBe('13 gewählt, 3 auf dieser Seite');
  });

  test('does not survive another filter', async () => {
    const { user } = showHuts({ list: { actions: closeHuts } });
    await ready();
    await user.click(tick(1));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kanton' }), 'Bern');
    expect(screen.queryByRole('region', { name: 'Auswahl' })).toBeNull();
  });

  test('there is none where nothing can be done with it', async () => {
    showHuts();
    await ready();
    expect(screen.queryByRole('checkbox', { name: 'Hütte 1 auswählen' })).toBeNull();
  });
});

describe('an action on several rows', () => {
  /** The second hut was changed by somebody else meanwhile, the third is used. */
  function patch({ params, ifMatch }: TestRequest) {
    if (params.id === 'h2' && ifMatch === '"2"') {
      const current = aHut(2, { version: 9 });
      throw testProblem(412, { type: '/problems/stale', current, changedBy: 'Petra Meier', changedAt: null });
    }
    if (params.id === 'h3')
      throw testProblem(409, { type: '/problems/in-use', detail: '3 Angebote benutzen diese Hütte.' });
    return aHut(1, { beds: 0 });
  }

  async function closeThree() {
    const shown = showHuts({ list: { actions: closeHuts }, api: { 'PATCH /api/accommodations/:id': patch } });
    const { user } = shown;
    await ready();
    for (const number of [1, 2, 3]) await user.click(tick(number));
    await user.click(bar().getByRole('button', { name: 'Schliessen' }));
    await user.click(
      within(screen.getByRole('dialog', { name: '3 Hütten schliessen?' })).getByRole('button', {
        name: 'Schliessen',
      }),
    );
    const result = within(await screen.findByRole('dialog', { name: '1 von 3 erledigt' }));
    const patches = () => shown.shell.api.calls.filter(({ method }) => method === 'PATCH');
    return { ...shown, result, patches };
  }

  test('writes each row with its own version and says of each why it failed', async () => {
    const { result, patches } = await closeThree();
    expect(patches().map(({ path, ifMatch }) => [path.slice(-2), ifMatch])).toEqual([
      ['h1', '"1"'],
      ['h2', '"2"'],
      ['h3', '"3"'],
    ]);
    expect(result.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Hütte 2', 'Hütte 3']);
    expect(result.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Petra Meier hat das inzwischen geändert.',
      '3 Angebote benutzen diese Hütte.',
    ]);
  });

  test('leaves chosen what failed; tried again, it writes over what it was told of', async () => {
    const { user, result, patches } = await closeThree();
    await user.click(result.getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(bar().getByRole('status').textContent).toBe('2 gewählt'));
    await user.click(tick(3));
    await user.click(bar().getByRole('button', { name: 'Schliessen' }));
    await user.click(
      within(screen.getByRole('dialog', { name: '1 Hütten schliessen?' })).getByRole('button', {
        name: 'Schliessen',
      }),
    );
    const done = within(await screen.findByRole('dialog', { name: '1 von 1 erledigt' }));
    expect(patches().at(-1)?.ifMatch).toBe('"9"');
    await user.click(done.getByRole('button', { name: 'Schliessen' }));
    expect(document.activeElement?.textContent).toBe('Hütte 1');
  });
});

test('no more than four requests of an action run at the same time, and all of them run', async () => {
  let running = 0;
  let most = 0;
  const progress: number[] = [];
  const write = async (row: number) => {
    running += 1;
    most = Math.max(most, running);
    await null;
    running -= 1;
    return row;
  };
  const rows = Array.from({ length: 10 }, (_, index) => index);
  const results = await runBulk(rows, write, (done) => progress.push(done));
  expect(results.map(({ row }) => row)).toEqual(rows);
  expect(most).toBe(4);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
