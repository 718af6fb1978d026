import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { closeHuts, showHuts } from './testing/huts.tsx';

const focused = () => document.activeElement?.textContent;
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ ariaLabel }) => ariaLabel);
const ready = () => screen.findByRole('link', { name: 'Hütte 1' });

beforeEach(() => localStorage.clear());

describe('by keyboard', () => {
  test('one row is in the order of the Tab key, letters and arrows go through the others', async () => {
    const { user } = showHuts();
    const first = await ready();
    expect(screen.getAllByRole('link', { name: /^Hütte/ }).filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      first,
    ]);
    await user.keyboard('j');
    expect(focused()).toBe('Hütte 1');
    await user.keyboard('jj{ArrowDown}k');
    expect(focused()).toBe('Hütte 3');
    await user.keyboard('{End}j');
    expect(focused()).toBe('Hütte 6');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Hütte 1');
    expect(screen.getByRole('link', { name: 'Hütte 1' }).tabIndex).toBe(0);
  });

  test('Enter opens the row', async () => {
    const { user, address } = showHuts();
    await ready();
    await user.keyboard('jj{Enter}');
    expect(address()).toBe('/admin/huts/h2');
  });

  test('brackets turn the page, on a Swiss keyboard too, and the focus stays in the rows', async () => {
    const { user, address } = showHuts({ count: 60 });
    await ready();
    await user.keyboard('jj]');
    expect(address()).toBe('/admin/huts?page=2');
    await screen.findByRole('link', { name: 'Hütte 51' });
    expect(focused()).toBe('Hütte 51');
    await user.keyboard(']');
    expect(address()).toBe('/admin/huts?page=2');
    await user.keyboard('{Control>}{Alt>}[[{/Alt}{/Control}');
    expect(address()).toBe('/admin/huts');
    expect(focused()).toBe('Hütte 1');
  });

  test('a slash leads to the text filter, where letters are letters', async () => {
    const { user, address } = showHuts();
    await ready();
    await user.keyboard('/');
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name oder Ort' });
    expect(document.activeElement).toBe(box);
    await user.keyboard('nx?');
    expect(box.value).toBe('nx?');
    expect(address()).toBe('/admin/huts');
  });

  test('n makes something new', async () => {
    const { user, address } = showHuts();
    await ready();
    await user.keyboard('n');
    expect(address()).toBe('/admin/huts/new');
  });

  test('x ticks, Shift takes along, Escape clears', async () => {
    const { user } = showHuts({ list: { actions: closeHuts } });
    await ready();
    await user.keyboard('jjx');
    expect(ticked()).toEqual(['Hütte 2 auswählen']);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(ticked()).toEqual(['Hütte 2 auswählen', 'Hütte 3 auswählen', 'Hütte 4 auswählen']);
    await user.keyboard('kx');
    expect(ticked()).toEqual(['Hütte 2 auswählen', 'Hütte 4 auswählen']);
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  });

  test('the keys are listed, and those of a single character can be switched off for good', async () => {
    const { user, view } = showHuts();
    await ready();
    await user.keyboard('?');
    const dialog = within(screen.getByRole('dialog', { name: 'Tasten dieser Liste' }));
    expect(dialog.getByText('Neu')).toBeTruthy();
    expect(dialog.queryByText('Zeile auswählen')).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Tasten aus einem einzelnen Zeichen benutzen' }));
    await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
    view.unmount();
    showHuts();
    const link = await ready();
    await user.keyboard('j');
    expect(document.activeElement).toBe(document.body);
    act(() => link.focus());
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Hütte 2');
  });
});

describe('by mouse', () => {
  test('a click anywhere on a row opens it', async () => {
    const { user, address } = showHuts();
    await ready();
    await user.click(screen.getByRole('cell', { name: '20' }));
    expect(address()).toBe('/admin/huts/h2');
  });

  test('with Ctrl or the middle button it opens a tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, address } = showHuts();
    await ready();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('cell', { name: '20' }));
    await user.keyboard('{/Control}');
    await user.pointer({ keys: '[MouseMiddle]', target: screen.getByRole('cell', { name: '30' }) });
    expect(open.mock.calls.map(([href]) => new URL(String(href)).pathname)).toEqual([
      '/admin/huts/h2',
      '/admin/huts/h3',
    ]);
    expect(address()).toBe('/admin/huts');
    open.mockRestore();
  });

  test('text can be marked, and a button in a row keeps its click', async () => {
    const rescue = jest.fn();
    const { user, address } = showHuts({
      list: {
        columns: [
          { id: 'title', header: 'Name', cell: ({ title }) => title },
          { id: 'beds', header: 'Betten', cell: ({ beds }) => beds },
          {
            id: 'rescue',
            header: 'Rettung',
            cell: ({ title }) => (
              <button type="button" onClick={rescue}>
                {`Alarm für ${title}`}
              </button>
            ),
          },
        ],
      },
    });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Alarm für Hütte 2' }));
    expect(rescue).toHaveBeenCalledTimes(1);
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('cell', { name: '20' }), offset: 0 },
      { offset: 2 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(document.getSelection()?.toString()).toBe('20');
    expect(address()).toBe('/admin/huts');
  });
});
