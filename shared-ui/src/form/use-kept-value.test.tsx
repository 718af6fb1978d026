import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { SortableRows } from './sortable/sortable-rows.tsx';
import { renderField, textIn } from './testing/render-field.tsx';
import { TextField } from './text-field.tsx';

interface Hut {
  readonly name: string;
}

function Foldable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <TextField name="title" label="Titel" />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Falten
      </button>
    </>
  );
}

const Huts = () => (
  <SortableRows<Hut>
    name="huts"
    label="Hütten"
    labelOf={(_hut, index) => `Hütte ${index + 1}`}
    newRow={() => ({ name: 'neu' })}
    addLabel="Mehr"
    render={(path) => <TextField name={`${path}.name`} label="Name" />}
  />
);

test('what was typed in a field that was folded away is there again', async () => {
  const { user, send } = renderField(<Foldable />, { title: 'Winter' });
  await user.type(screen.getByLabelText('Titel'), ' und Schnee');
  await user.click(screen.getByText('Falten'));
  await user.click(screen.getByText('Falten'));
  expect(textIn(screen.getByLabelText('Titel'))).toBe('Winter und Schnee');
  expect(await send()).toEqual({ title: 'Winter und Schnee' });
});

test('a new row does not become the one that was removed from its place', async () => {
  const huts = [{ name: 'Planura' }, { name: 'Fridolin' }];
  const { user, send } = renderField(<Huts />, { huts });
  await user.click(screen.getByRole('button', { name: /Hütte 2.* entfernen/ }));
  await user.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(await send()).toEqual({ huts: [{ name: 'Planura' }, { name: 'neu' }] });
});
