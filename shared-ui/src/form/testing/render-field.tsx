import { createTestShell } from '@firn/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import arrayMutators from 'final-form-arrays';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { FirnMantineProvider } from '../../mantine/provider.tsx';
import { ShellProvider } from '../../remote/index.ts';

type Values = Readonly<Record<string, unknown>>;

/** Shows fields in a form with these values; `send` presses «Senden» and answers what was sent, or null. */
export function renderField(
  fields: ReactNode,
  initialValues: Values = {},
  onSent: (values: Values) => void = () => undefined,
) {
  const sent: Values[] = [];
  render(
    <ShellProvider shell={createTestShell()}>
      <FirnMantineProvider>
        <Form
          initialValues={initialValues}
          mutators={{ ...arrayMutators }}
          onSubmit={(values) => {
            sent.push(values);
            onSent(values);
          }}
        >
          {({ handleSubmit, form }) => (
            <form noValidate onSubmit={handleSubmit}>
              {fields}
              <button type="submit">Senden</button>
              <button type="button" onClick={() => form.reset()}>
                Zurücksetzen
              </button>
            </form>
          )}
        </Form>
      </FirnMantineProvider>
    </ShellProvider>,
  );
  const user = userEvent.setup();
  const send = async (): Promise<Values | null> => {
    const before = sent.length;
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    return sent.slice(before)[0] ?? null;
  };
  return { user, send };
}

/** What a screen reader says after a field's name: hint and error. */
export function describedBy(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The text in a field. */
export const textIn = (field: HTMLElement): string => (field as HTMLInputElement).value;
