import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { defineExtension } from '../extension/define-extension.tsx';
import { useSession, useShell } from '../remote/shell-context.tsx';
import { renderExtension } from './render-extension.ts';

function Greeting({ context }: { readonly context: { readonly title: string } }) {
  const { user } = useSession();
  const { slots } = useShell();
  return (
    <p>
      {user?.firstName} auf {context.title}
      {slots && ', mit Steckplätzen'}
    </p>
  );
}

test('an extension is mounted for a person, is told of its slot, and has no slots of its own', async () => {
  const extension = defineExtension({ name: 'mfe-x', version: '1.0.0', id: 'gruss', Component: Greeting });
  const user = { firstName: 'Ursina' };
  const { element, update } = await renderExtension(extension, { title: 'Dom' }, { user });
  expect(element.textContent).toBe('Ursina auf Dom');
  await update({ title: 'Allalinhorn' });
  await waitFor(() => expect(element.textContent).toBe('Ursina auf Allalinhorn'));
});
