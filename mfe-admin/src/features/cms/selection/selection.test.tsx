import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { SelectionProvider, useSelect, useSelection } from './selection.tsx';

const drawn: string[] = [];
const actions: ReturnType<typeof useSelect>[] = [];

function Row({ id }: { readonly id: string }) {
  actions[0] = useSelect();
  const isSelected = useSelection(({ selected }) => selected === id);
  drawn.push(`${id} ${isSelected}`);
  return null;
}

test('a row is drawn again only when the selection says something else of it', () => {
  render(
    <SelectionProvider>
      <Row id="a" />
      <Row id="b" />
      <Row id="c" />
    </SelectionProvider>,
  );
  drawn.length = 0;
  act(() => actions[0]?.mark('a'));
  act(() => actions[0]?.mark('a'));
  act(() => actions[0]?.select('b'));
  act(() => actions[0]?.setOpen(['c'], true));
  expect(drawn).toEqual(['a true', 'a false', 'b true']);
});
