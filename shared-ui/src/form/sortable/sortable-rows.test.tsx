import { describe, expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderField } from '../testing/render-field.tsx';
import { TextField } from '../text-field.tsx';
import { SortableRows } from './sortable-rows.tsx';

interface Price {
  readonly title: string;
}

const prices = (titles: readonly string[]) => ({ prices: titles.map((title) => ({ title })) });

function open(titles = ['Führung', 'Unterkunft', 'Bergbahn']) {
  const rendered = renderField(
    <SortableRows<Price>
      name="prices"
      label="Preisanteile"
      labelOf={({ title }, index) => title || `Zeile ${index + 1}`}
      newRow={() => ({ title: '' })}
      render={(path) => <TextField name={`${path}.title`} label="Titel" />}
    />,
    prices(titles),
  );
  const order = () =>
    screen.getAllByRole('textbox', { name: 'Titel' }).map((field) => (field as HTMLInputElement).value);
  const handle = (title: string) => screen.getByRole('button', { name: `«${title}» verschieben` });
  const said = () => screen.getByRole('status').textContent;
  return { ...rendered, order, handle, said };
}

describe('by keyboard', () => {
  test('a row is lifted, moved and put down, and each step is said', async () => {
    const { user, order, handle, said, send } = open();
    act(() => handle('Führung').focus());
    await user.keyboard(' ');
    expect(said()).toBe('«Führung» aufgenommen, Platz 1 von 3.');
    await user.keyboard('{ArrowDown}');
    expect([order(), said()]).toEqual([
      ['Unterkunft', 'Führung', 'Bergbahn'],
      '«Führung» auf Platz 2 von 3.',
    ]);
    expect(document.activeElement).toBe(handle('Führung'));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(said()).toBe('«Führung» abgelegt auf Platz 3 von 3.');
    expect(document.activeElement).toBe(handle('Führung'));
    expect(await send()).toEqual(prices(['Unterkunft', 'Bergbahn', 'Führung']));
  });

  test('Escape puts it back', async () => {
    const { user, order, handle, said } = open();
    act(() => handle('Bergbahn').focus());
    await user.keyboard(' {ArrowUp}{ArrowUp}');
    expect(order()).toEqual(['Bergbahn', 'Führung', 'Unterkunft']);
    await user.keyboard('{Escape}');
    expect(order()).toEqual(['Führung', 'Unterkunft', 'Bergbahn']);
    expect(said()).toBe('Abgebrochen: «Bergbahn» ist wieder auf Platz 3 von 3.');
    await user.keyboard('{ArrowUp}');
    expect(order()).toEqual(['Führung', 'Unterkunft', 'Bergbahn']);
  });

  test('who leaves the handle lets go of the row', async () => {
    const { user, order, handle } = open();
    act(() => handle('Führung').focus());
    await user.keyboard(' ');
    expect(handle('Führung').getAttribute('aria-pressed')).toBe('true');
    await user.tab();
    expect(handle('Führung').getAttribute('aria-pressed')).toBe('false');
    act(() => handle('Führung').focus());
    await user.keyboard('{ArrowDown}');
    expect(order()[0]).toBe('Führung');
  });

  test('the handle says how it works', () => {
    const { handle } = open();
    const how = document.getElementById(handle('Führung').getAttribute('aria-describedby') ?? '');
    expect(how?.textContent).toMatch(/^Leertaste nimmt die Zeile auf/);
  });
});

test('rows are added and removed', async () => {
  const { user, send } = open(['Führung', 'Unterkunft']);
  await user.click(screen.getByRole('button', { name: 'Zeile hinzufügen' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Titel' })[2] as HTMLElement, 'Seil');
  await user.click(screen.getByRole('button', { name: '«Führung» entfernen' }));
  expect(await send()).toEqual(prices(['Unterkunft', 'Seil']));
});

describe('by mouse', () => {
  /** jsdom knows no DragEvent and no layout: each row is 40 px high. */
  function fireDrag(type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', at: Element, y = 0) {
    const event = createEvent[type](at, { bubbles: true, cancelable: true });
    Object.assign(event, {
      dataTransfer: { types: [], items: [], setData: () => undefined, setDragImage: () => undefined },
      clientX: 5,
      clientY: y,
    });
    fireEvent(at, event);
  }

  test('a row goes where it is dropped', async () => {
    const { order, handle } = open();
    const rows = within(screen.getByRole('list', { name: 'Preisanteile' })).getAllByRole('listitem');
    for (const [index, row] of rows.entries())
      row.getBoundingClientRect = () => new DOMRect(0, index * 40, 200, 40);
    const [first, , last] = rows as [HTMLElement, HTMLElement, HTMLElement];
    await waitFor(() => expect(first.getAttribute('draggable')).toBe('true'));
    Object.assign(document, { elementsFromPoint: () => [handle('Führung')] });
    fireDrag('dragStart', first);
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    fireDrag('dragEnter', last, 115);
    fireDrag('dragOver', last, 115);
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(last.getAttribute('data-edge')).toBe('bottom');
    fireDrag('drop', last, 115);
    expect(order()).toEqual(['Unterkunft', 'Bergbahn', 'Führung']);
    expect(last.getAttribute('data-edge')).toBeNull();
  });
});
