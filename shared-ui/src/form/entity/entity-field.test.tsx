import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createQueryClient } from '../../query/index.ts';
import { describedBy, renderField, textIn } from '../testing/render-field.tsx';
import { EntitiesField } from './entities-field.tsx';
import { EntityField } from './entity-field.tsx';
import type { EntityOption } from './entity-option.ts';
import { TagsField } from './tags-field.tsx';

const BASIS = { value: '/api/levels/1', label: 'Basis', hint: 'A-1' };
const AUFBAU = { value: '/api/levels/2', label: 'Aufbau' };
const LEVELS: readonly EntityOption[] = [BASIS, AUFBAU];
/** Long enough for an animation frame, in which Mantine opens the list. */
const FRAME_MS = 32;

type Search = (text: string, signal: AbortSignal) => Promise<readonly EntityOption[]>;
const answers = () =>
  jest.fn<Search>(async (text) =>
    LEVELS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  );

function WithQueries({ children }: { readonly children: React.ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

afterEach(() => {
  jest.useRealTimers();
});

function open(field: React.ReactNode, initial: Readonly<Record<string, unknown>>, label: string) {
  const { send } = renderField(<WithQueries>{field}</WithQueries>, initial);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const box = screen.getByRole('combobox', { name: label });
  const type = async (text: string) => {
    await user.type(box, text);
    await wait(500);
    await wait(FRAME_MS);
  };
  const options = () =>
    within(screen.getByRole('listbox', { name: label }))
      .queryAllByRole('option')
      .map((option) => option.textContent);
  /** With real time again: React's scheduler needs it to finish. */
  const sendForm = async () => {
    jest.useRealTimers();
    return send();
  };
  return { user, wait, box, type, options, send: sendForm };
}

const level = (search: Search, selected: EntityOption | null = BASIS) => (
  <EntityField name="level" label="Niveau" resourceName="levels" search={search} selected={selected} />
);

describe('one thing of another resource', () => {
  test('shows the name that came with the item and asks nothing', async () => {
    const search = answers();
    const { box } = open(level(search), { level: BASIS.value }, 'Niveau');
    expect(textIn(box)).toBe('Basis');
    expect(search).not.toHaveBeenCalled();
  });

  test('offers the first ones when it is opened, each with what tells it apart', async () => {
    const search = answers();
    const { user, wait, box, options } = open(level(search), {}, 'Niveau');
    await user.click(box);
    await wait(FRAME_MS);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['']);
    expect(options()).toEqual(['Basis A-1', 'Aufbau ']);
  });

  test('asks once, 500 ms after the last letter, and is used by keyboard alone', async () => {
    const search = answers();
    const { user, wait, box, options, send } = open(level(search), { level: BASIS.value }, 'Niveau');
    await user.clear(box);
    await user.type(box, 'auf');
    await wait(499);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['']);
    await wait(1);
    await wait(FRAME_MS);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'auf']);
    expect(options()).toEqual(['Aufbau ']);
    await user.keyboard('{Enter}');
    expect(textIn(box)).toBe('Aufbau');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(await send()).toEqual({ level: AUFBAU.value });
  });

  test('is null when its text was deleted, and itself again when nothing was chosen', async () => {
    const { user, box, type, send } = open(level(answers()), { level: BASIS.value }, 'Niveau');
    await user.clear(box);
    await type('auf');
    await user.tab();
    expect(textIn(box)).toBe('Basis');
    await user.clear(box);
    await user.tab();
    expect(await send()).toEqual({ level: null });
  });

  test('says when nothing is found, and when there is more', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      value: `/api/levels/${index}`,
      label: `Stufe ${index}`,
    }));
    const search: Search = async (text) => (text === 'stufe' ? many : []);
    const { box, user, type } = open(level(search, null), {}, 'Niveau');
    await type('xyz');
    expect(screen.getByRole('status').textContent).toBe('Nichts gefunden.');
    await user.clear(box);
    await type('stufe');
    expect(screen.getByRole('status').textContent).toBe('Es gibt mehr: weiter tippen.');
  });

  test('a search that fails can be tried again', async () => {
    const asked: string[] = [];
    const search: Search = async (text) => {
      asked.push(text);
      if (text === 'auf' && asked.filter((other) => other === 'auf').length === 1)
        throw new Error('no network');
      return [AUFBAU];
    };
    const client = createQueryClient();
    client.setDefaultOptions({ queries: { retry: false } });
    const field = <QueryClientProvider client={client}>{level(search, null)}</QueryClientProvider>;
    const { user, wait, type, options } = open(field, {}, 'Niveau');
    await type('auf');
    expect(screen.getByRole('status').textContent).toBe('Die Suche ist fehlgeschlagen.');
    await user.click(screen.getByRole('option', { name: 'Nochmals versuchen' }));
    await wait(FRAME_MS);
    expect(options()).toEqual(['Aufbau ']);
  });

  test('two fields share one answer', async () => {
    const search = answers();
    const both = (
      <>
        {level(search, null)}
        <EntityField name="other" label="Anderes" resourceName="levels" search={search} selected={null} />
      </>
    );
    const { user, wait, box } = open(both, {}, 'Niveau');
    await user.click(box);
    await wait(FRAME_MS);
    await user.click(screen.getByRole('combobox', { name: 'Anderes' }));
    await wait(FRAME_MS);
    expect(search).toHaveBeenCalledTimes(1);
  });
});

describe('several things of another resource', () => {
  const levels = (search: Search) => (
    <EntitiesField
      name="levels"
      label="Niveaus"
      description="Wähle alle, die passen"
      resourceName="levels"
      search={search}
      selected={[BASIS]}
    />
  );

  test('are chosen and removed by keyboard alone', async () => {
    const { user, box, type, options, send } = open(levels(answers()), { levels: [BASIS.value] }, 'Niveaus');
    expect(describedBy(box)).toBe('Wähle alle, die passen');
    await type('a');
    expect(options()).toEqual(['Aufbau ']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(textIn(box)).toBe('');
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('«Basis» entfernen');
    await user.keyboard('{Enter}');
    expect(await send()).toEqual({ levels: [AUFBAU.value] });
  });

  test('Backspace removes the last one', async () => {
    const { user, box, send } = open(levels(answers()), { levels: [AUFBAU.value, BASIS.value] }, 'Niveaus');
    await user.click(box);
    await user.keyboard('{Backspace}');
    expect(await send()).toEqual({ levels: [AUFBAU.value] });
  });
});

describe('tags', () => {
  const tags = (onCreate: (text: string) => Promise<EntityOption>) => (
    <TagsField
      name="tags"
      label="Stichworte"
      resourceName="tags"
      search={answers()}
      selected={[BASIS]}
      onCreate={onCreate}
    />
  );

  /** The server's answer takes a moment. */
  const aTag = (label: string) =>
    new Promise<EntityOption>((resolve) => {
      setTimeout(() => resolve({ value: '/api/tags/9', label }), 1);
    });

  test('a new one is made of a text that nothing is called by', async () => {
    const onCreate = jest.fn(aTag);
    const { user, wait, type, options, send } = open(tags(onCreate), { tags: [BASIS.value] }, 'Stichworte');
    await type('firn');
    expect(options()).toEqual(['«firn» neu anlegen']);
    await user.keyboard('{Enter}');
    await wait(FRAME_MS);
    expect(onCreate.mock.calls).toEqual([['firn']]);
    expect(screen.getByRole('button', { name: '«firn» entfernen' })).toBeTruthy();
    expect(await send()).toEqual({ tags: [BASIS.value, '/api/tags/9'] });
  });

  test('one that exists is not made twice', async () => {
    const { type, options } = open(tags(aTag), { tags: [] }, 'Stichworte');
    await type('BASIS');
    expect(options()).toEqual(['Basis A-1']);
  });

  test('what could not be made is said and kept to try again', async () => {
    const onCreate = jest.fn(async (label: string): Promise<EntityOption> => {
      const tag = await aTag(label);
      if (onCreate.mock.calls.length === 1) throw new Error('no network');
      return tag;
    });
    const { user, wait, box, type, send } = open(tags(onCreate), { tags: [] }, 'Stichworte');
    await type('firn');
    await user.keyboard('{Enter}');
    await wait(FRAME_MS);
    expect(screen.getByRole('status').textContent).toContain('«firn» konnte nicht angelegt werden.');
    expect(textIn(box)).toBe('firn');
    await user.keyboard('{Enter}');
    await wait(FRAME_MS);
    expect(await send()).toEqual({ tags: ['/api/tags/9'] });
  });
});
