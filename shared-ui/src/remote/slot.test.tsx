import type { ShellServices, Slots } from '@firn/shared-contracts/shell';
import { createTestShell } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useReducer } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ShellProvider } from './shell-context.tsx';
import { Slot, SlotsOnServer } from './slot.tsx';

/** A shell that notes what is offered, and puts a person's word into the element. */
function aNotingShell() {
  const notes: string[] = [];
  const slots: Slots = {
    offer: (name, host, context) => {
      notes.push(`offer ${name} ${JSON.stringify(context)}`);
      host.textContent ||= 'Lawinenlage';
      return {
        update: (next) => void notes.push(`update ${JSON.stringify(next)}`),
        withdraw: () => void notes.push('withdraw'),
      };
    },
  };
  const shell: ShellServices = { ...createTestShell(), slots };
  return { notes, shell };
}

const within = (shell: ShellServices) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <ShellProvider shell={shell}>{children}</ShellProvider>
  ),
});

const A = { id: '1', title: 'Allalinhorn' };
const B = { id: '2', title: 'Dom' };

test('a slot is offered once, told of another context, and withdrawn with the page', () => {
  const { notes, shell } = aNotingShell();
  const { rerender, unmount } = render(<Slot name="event-aside" context={A} />, within(shell));
  rerender(<Slot name="event-aside" context={A} />);
  rerender(<Slot name="event-aside" context={B} />);
  unmount();
  expect(notes).toEqual([
    `offer event-aside ${JSON.stringify(A)}`,
    `update ${JSON.stringify(B)}`,
    'withdraw',
  ]);
});

function CountedPage() {
  const [count, add] = useReducer((before: number) => before + 1, 0);
  return (
    <button type="button" onClick={add}>
      {count} <Slot name="event-aside" context={A} />
    </button>
  );
}

test('what stands in it stays, however often the page is drawn', () => {
  const { shell } = aNotingShell();
  render(<CountedPage />, within(shell));
  const drawn = screen.getByText('Lawinenlage').firstChild;
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('Lawinenlage').firstChild).toBe(drawn);
});

test('an older shell has no slots: the page has its own', () => {
  const shell = createTestShell({ contract: '1.2.0' });
  render(<Slot name="event-aside" context={A} fallback="Ruf uns an" />, within(shell));
  expect(screen.getByText('Ruf uns an').previousElementSibling?.innerHTML).toBe('');
});

test('on the server the place is marked once per name, and its context is known', () => {
  const drawn = { mark: 'm1', contexts: {} };
  const shell = createTestShell();
  const page = (
    <ShellProvider shell={shell}>
      <Slot name="event-aside" context={A} fallback="Ruf uns an" />
      <Slot name="event-aside" context={B} />
    </ShellProvider>
  );
  const html = renderToString(<SlotsOnServer value={drawn}>{page}</SlotsOnServer>);
  expect(html.split('<!--slot:m1:event-aside-->')).toHaveLength(2);
  expect(drawn.contexts).toEqual({ 'event-aside': A });
  expect(renderToString(page)).not.toContain('<!--slot');
});

test('a page is hydrated around what the gateway has put into its slots', async () => {
  const { shell } = aNotingShell();
  const page = (
    <ShellProvider shell={shell}>
      <Slot name="event-aside" context={A} fallback="Ruf uns an" />
    </ShellProvider>
  );
  const contexts = {};
  const html = renderToString(<SlotsOnServer value={{ mark: 'm1', contexts }}>{page}</SlotsOnServer>);
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html.replace('<!--slot:m1:event-aside-->', '<div data-extension="mfe-x/y">Lage</div>');
  const extension = host.querySelector('[data-extension]');
  const complaints: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => void complaints.push(error) };
  const root = await act(async () => hydrateRoot(host, page, options));
  expect([host.querySelector('[data-extension]'), complaints]).toEqual([extension, []]);
  act(() => root.unmount());
  host.remove();
});
