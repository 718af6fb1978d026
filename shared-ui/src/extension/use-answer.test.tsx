import { createTestShell, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellProvider } from '../remote/shell-context.tsx';
import { useAnswer } from './use-answer.ts';

function Level({ address }: { readonly address: string | null }) {
  const { data, isFailed, ask } = useAnswer<{ readonly level: number }>(address);
  if (isFailed)
    return (
      <button type="button" onClick={ask}>
        Nochmals
      </button>
    );
  return <p>{data ? `Stufe ${data.level}` : 'wird geladen'}</p>;
}

test('an extension is told what the API answers, for each address once', async () => {
  const answer = ({ searchParams }: { readonly searchParams: URLSearchParams }) => ({
    level: Number(searchParams.get('region')),
  });
  const shell = createTestShell({ api: { 'GET /api/levels': answer } });
  const draw = (address: string | null) => (
    <ShellProvider shell={shell}>
      <Level address={address} />
    </ShellProvider>
  );
  const { rerender } = render(draw(null));
  expect(screen.getByText('wird geladen')).toBeTruthy();
  rerender(draw('/api/levels?region=3'));
  expect(await screen.findByText('Stufe 3')).toBeTruthy();
  rerender(draw('/api/levels?region=3'));
  rerender(draw('/api/levels?region=4'));
  expect(screen.getByText('wird geladen')).toBeTruthy();
  expect(await screen.findByText('Stufe 4')).toBeTruthy();
  expect(shell.api.calls.map(({ quiet }) => quiet)).toEqual([true, true]);
});

test('what failed is asked for again', async () => {
  const failing = () => {
    throw testProblem(503);
  };
  const shell = createTestShell({ api: { 'GET /api/levels': failing } });
  render(
    <ShellProvider shell={shell}>
      <Level address="/api/levels" />
    </ShellProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Nochmals' });
  shell.answer({ 'GET /api/levels': { level: 2 } });
  await userEvent.setup({ delay: null }).click(again);
  expect(await screen.findByText('Stufe 2')).toBeTruthy();
});
