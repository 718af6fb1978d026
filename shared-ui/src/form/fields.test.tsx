import { requiredMessage } from '@firn/shared-contracts/api';
import { createTestShell } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { FirnMantineProvider } from '../mantine/index.ts';
import { ShellProvider } from '../remote/index.ts';
import {
  CheckboxField,
  ChoicesField,
  DateField,
  fieldErrors,
  RadioField,
  SelectField,
  TextareaField,
  TextField,
} from './index.ts';
import { isEmpty } from './is-empty.ts';
import { renderField } from './testing/render-field.tsx';

const LABELS = { name: 'Name', day: 'Tag', country: 'Land', kind: 'Anrede', terms: 'AGB', note: 'Notiz' };
const COUNTRIES = [
  { value: '', label: 'Bitte wählen' },
  { value: 'CH', label: 'Schweiz' },
];
const KINDS = [
  { value: 'Frau', label: 'Frau' },
  { value: 'Herr', label: 'Herr' },
];

function complaintsOf(values: Record<string, unknown>) {
  return fieldErrors(
    Object.entries(LABELS).flatMap(([name, label]) => {
      const isMissing = isEmpty(values[name]) || values[name] === false;
      return isMissing ? [{ propertyPath: name, message: requiredMessage(label) }] : [];
    }),
  );
}

function renderForm() {
  const sent: unknown[] = [];
  render(
    <ShellProvider shell={createTestShell()}>
      <FirnMantineProvider>
        <Form onSubmit={(values) => void sent.push(values)} validate={complaintsOf}>
          {({ handleSubmit }) => (
            <form noValidate onSubmit={handleSubmit}>
              <TextField name="name" label="Name" description="Wie im Pass" required />
              <DateField name="day" label="Tag" required />
              <SelectField name="country" label="Land" options={COUNTRIES} required />
              <RadioField name="kind" label="Anrede" options={KINDS} required />
              <CheckboxField name="terms" label="AGB gelesen" required />
              <TextareaField name="note" label="Notiz" required />
              <button type="submit">Senden</button>
            </form>
          )}
        </Form>
      </FirnMantineProvider>
    </ShellProvider>,
  );
  return { user: userEvent.setup(), sent };
}

test('every field says what is missing and shows its error', async () => {
  const { user, sent } = renderForm();
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(sent).toEqual([]);
  for (const label of ['Name', 'Tag', 'Land', 'Notiz'] as const) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
    const described = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    expect(described).toContain(`Bitte fülle das Feld «${label}» aus.`);
  }
  expect(screen.getByText('Bitte fülle das Feld «Anrede» aus.')).toBeTruthy();
  expect(screen.getByText('Bitte fülle das Feld «AGB» aus.')).toBeTruthy();
});

test('the keyboard fills the whole form', async () => {
  const { user, sent } = renderForm();
  await user.tab();
  await user.keyboard('Gina Gast');
  await user.tab();
  await user.keyboard('14.2.26');
  await user.tab();
  await user.selectOptions(screen.getByLabelText(/^Land/), 'CH');
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard('Hallo');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(sent).toEqual([
    { name: 'Gina Gast', day: '2026-02-14', country: 'CH', kind: 'Frau', terms: true, note: 'Hallo' },
  ]);
});

test('a field shows its error only after it was left', async () => {
  const { user } = renderForm();
  const name = screen.getByLabelText(/^Name/);
  await user.click(name);
  expect(name.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('an emptied field is null where the contract allows it', async () => {
  const { user, send } = renderField(
    <>
      <TextField name="subtitle" label="Untertitel" nullable />
      <TextareaField name="note" label="Notiz" nullable />
      <SelectField name="country" label="Land" options={COUNTRIES} nullable />
      <TextField name="title" label="Titel" />
    </>,
    { subtitle: 'Mit Führung', note: 'Hallo', country: 'CH', title: 'Tödi' },
  );
  for (const label of ['Untertitel', 'Notiz', 'Titel']) await user.clear(screen.getByLabelText(label));
  await user.selectOptions(screen.getByLabelText('Land'), '');
  expect(await send()).toEqual({ subtitle: null, note: null, country: null, title: '' });
});

test('several choices are sent in the order they stand in', async () => {
  const months = ['Juni', 'Juli', 'August'].map((label) => ({ value: label.slice(0, 3), label }));
  const { user, send } = renderField(<ChoicesField name="months" label="Monate" options={months} />, {
    months: ['Jul'],
  });
  const group = screen.getByRole('group', { name: 'Monate' });
  await user.click(within(group).getByRole('checkbox', { name: 'August' }));
  await user.click(within(group).getByRole('checkbox', { name: 'Juni' }));
  await user.click(within(group).getByRole('checkbox', { name: 'Juli' }));
  expect(await send()).toEqual({ months: ['Jun', 'Aug'] });
});

test('a complaint about a field that is left by a press comes after the click', async () => {
  const clicks: string[] = [];
  render(
    <ShellProvider shell={createTestShell()}>
      <FirnMantineProvider>
        <Form validate={complaintsOf} onSubmit={() => undefined}>
          {() => (
            <>
              <TextField name="name" label="Name" />
              <button
                type="button"
                onClick={() => clicks.push(screen.queryByText(requiredMessage('Name')) ? 'late' : 'in time')}
              >
                Weiter
              </button>
            </>
          )}
        </Form>
      </FirnMantineProvider>
    </ShellProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.click(field);
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
  expect(document.activeElement).not.toBe(field);
  expect(screen.queryByText(requiredMessage('Name'))).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(clicks).toEqual(['in time']);
  expect(await screen.findByText(requiredMessage('Name'))).toBeTruthy();
});
