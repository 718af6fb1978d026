import { createTestShell, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { FirnMantineProvider } from '../../mantine/index.ts';
import { ShellProvider } from '../../remote/index.ts';
import { SelectField } from '../select-field.tsx';
import { describedBy, textIn } from '../testing/render-field.tsx';
import { PlaceFields } from './place-fields.tsx';

const PLACES: Readonly<Record<string, readonly string[]>> = {
  3818: ['Grindelwald'],
  3920: ['Zermatt'],
  3900: ['Brig', 'Brigerbad', 'Gamsen'],
};

function answer({ searchParams }: TestRequest) {
  const code = searchParams.get('code') ?? '';
  return { 'hydra:member': (PLACES[code] ?? []).map((city) => ({ code, city })) };
}

const COUNTRIES = ['CH', 'DE'].map((value) => ({ value, label: value }));

function open(values: object = {}, places: (request: TestRequest) => unknown = answer) {
  const shell = createTestShell({ api: { 'GET /api/postal_codes': places } });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ShellProvider shell={shell}>
        <FirnMantineProvider>
          <Form onSubmit={() => undefined} initialValues={values}>
            {() => (
              <>
                <PlaceFields path="booker" labels={{ postalCode: 'PLZ', city: 'Ort' }} />
                <SelectField name="booker.country" label="Land" options={COUNTRIES} />
              </>
            )}
          </Form>
        </FirnMantineProvider>
      </ShellProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const asked = () => shell.api.calls.map(({ searchParams }) => searchParams.get('code'));
  return { user, type, asked, api: shell.api };
}

const code = () => screen.getByLabelText('PLZ');
const city = () => screen.getByLabelText('Ort');
const cityIs = (text: string) => waitFor(() => expect(textIn(city())).toBe(text));

test('four digits bring the place, other ones another', async () => {
  const { type, asked } = open();
  await type('PLZ', '3818');
  await cityIs('Grindelwald');
  await type('PLZ', '3920');
  await cityIs('Zermatt');
  expect(asked()).toEqual(['3818', '3920']);
});

test('what was typed stays, also what was typed over what was filled in', async () => {
  const { user, type, asked } = open();
  await type('PLZ', '3818');
  await cityIs('Grindelwald');
  await user.type(city(), ' Grund');
  await type('PLZ', '3920');
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(textIn(city())).toBe('Grindelwald Grund');
});

test.each([
  ['the place of its code goes with it', '3920', 'Zermatt', 'Grindelwald'],
  ['another place stays', '3920', 'Zmutt', 'Zmutt'],
  ['one of several places stays: somebody chose it', '3900', 'Gamsen', 'Gamsen'],
])('a form that is opened filled in: %s', async (_rule, postalCode, before, after) => {
  const { type, asked } = open({ booker: { postalCode, city: before } });
  await type('PLZ', '3818');
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([postalCode, '3818'])));
  await cityIs(after);
});

test('a place that is emptied stays empty until there is another code', async () => {
  const { user, type, asked } = open({ booker: { postalCode: '3920', city: 'Zermatt' } });
  await type('PLZ', '3920');
  await waitFor(() => expect(asked()).toEqual(['3920']));
  await user.clear(city());
  expect(textIn(city())).toBe('');
  await type('PLZ', '3818');
  await cityIs('Grindelwald');
});

test('what somebody typed stays, also if it is the place of the first code', async () => {
  const { type, asked } = open({ booker: { postalCode: '3920', city: 'Zermatt' } });
  await type('Ort', 'Zermatt');
  await type('PLZ', '3818');
  await waitFor(() => expect(asked()).toContain('3818'));
  expect(textIn(city())).toBe('Zermatt');
});

test('a code of several places offers them, and fills in none', async () => {
  const { user, type } = open();
  await type('PLZ', '3818');
  await cityIs('Grindelwald');
  await type('PLZ', '3900');
  await cityIs('');
  expect(describedBy(city())).toBe('3 Orte haben diese Postleitzahl: Wähle einen aus.');
  const offered = document.getElementById(city().getAttribute('list') ?? '');
  expect([...(offered?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(PLACES[3900]);
  await user.type(city(), 'Gamsen');
  expect(describedBy(city())).toBe('');
});

test('a code that Switzerland does not have is a hint; one that may be of Liechtenstein is none', async () => {
  const { type, asked } = open();
  await type('PLZ', '0123');
  await waitFor(() => expect(describedBy(code())).toBe('Diese Postleitzahl kennen wir nicht. Stimmt sie?'));
  await type('PLZ', '9490');
  await waitFor(() => expect(asked()).toEqual(['0123', '9490']));
  expect(describedBy(code())).toBe('');
});

test('abroad, and before anything is typed, nobody is asked', async () => {
  const { user, type, asked } = open({ booker: { postalCode: '3818', country: 'CH' } });
  await user.selectOptions(screen.getByLabelText('Land'), 'DE');
  await type('PLZ', '3920');
  expect(asked()).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Land'), 'CH');
  await cityIs('Zermatt');
});

test('without an answer the form is as it was', async () => {
  const { user, type, asked } = open({}, () => {
    throw testProblem(404);
  });
  await type('PLZ', '3818');
  await waitFor(() => expect(asked()).toHaveLength(1));
  await user.type(city(), 'Grindelwald');
  expect([textIn(city()), describedBy(code())]).toEqual(['Grindelwald', '']);
});
