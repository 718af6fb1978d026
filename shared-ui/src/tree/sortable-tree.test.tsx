import { expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SortableTree } from './sortable-tree.tsx';
import type { TreeNode, TreePlace } from './tree.logic.ts';

const NODES: readonly TreeNode[] = [
  { key: 'Winter', parent: null },
  { key: 'Skitouren', parent: 'Winter' },
  { key: 'Sommer', parent: null },
];

/** jsdom knows no DragEvent and no layout: each row is 40 px high. */
function fireDrag(type: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop', at: Element, y = 0) {
  const event = createEvent[type](at, { bubbles: true, cancelable: true });
  Object.assign(event, {
    dataTransfer: { types: [], items: [], setData: () => undefined, setDragImage: () => undefined },
    clientX: 5,
    clientY: y,
  });
  fireEvent(at, event);
}

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

async function drag(from: string, to: string, y: number) {
  const onMove = jest.fn<(key: string, place: TreePlace) => Promise<void>>(async () => undefined);
  render(
    <SortableTree
      label="Baum"
      items={NODES}
      nodeOf={(node) => node}
      labelOf={({ key }) => key}
      onMove={onMove}
    >
      {({ key }) => key}
    </SortableTree>,
  );
  const rows = within(screen.getByRole('list', { name: 'Baum' })).getAllByRole('listitem');
  for (const [index, row] of rows.entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * 40, 200, 40);
  const rowOf = (key: string) => rows.find((row) => row.textContent.endsWith(key)) as HTMLElement;
  const [source, target] = [rowOf(from), rowOf(to)];
  await waitFor(() => expect(source.getAttribute('draggable')).toBe('true'));
  Object.assign(document, {
    elementsFromPoint: () => [screen.getByRole('button', { name: `«${from}» verschieben` })],
  });
  fireDrag('dragStart', source);
  await nextFrame();
  fireDrag('dragEnter', target, y);
  fireDrag('dragOver', target, y);
  await nextFrame();
  const shown = target.getAttribute('data-drop');
  fireDrag('drop', target, y);
  await nextFrame();
  return { shown, moves: onMove.mock.calls };
}

test.each([
  ['in the middle of a row: below it', 20, 'inside', { parent: 'Winter', index: 1 }],
  ['at its upper edge: before it', 1, 'before', { parent: null, index: 0 }],
] as const)('a node is dropped %s', async (_where, y, where, place) => {
  const { shown, moves } = await drag('Sommer', 'Winter', y);
  expect([shown, moves]).toEqual([where, [['Sommer', place]]]);
});

test('a node is never dropped below itself', async () => {
  const { shown, moves } = await drag('Winter', 'Skitouren', 60);
  expect([shown, moves]).toEqual([null, []]);
});
