import { createTestShell, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { switching } from '../../remote/open-change.ts';
import { aHut, HUT_IRI, held, patched, renderHutForm, settle } from './testing/hut-form.tsx';

const PATH = '/admin/huts/1';
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

type Form = ReturnType<typeof renderHutForm>;
const address = ({ shell }: Form) => shell.navigation.get().location.pathname;
const go = ({ shell }: Form, to: string) =>
  act(async () => {
    shell.navigation.push(to);
    await Promise.resolve();
  });

describe('leaving', () => {
  test.each([['/admin/events'], [`${PATH}/notes`], [`${PATH}?tab=notes`]])(
    'to %s asks while something is typed; staying keeps it, going drops it',
    async (to) => {
      const form = renderHutForm();
      await form.type('Name', 'Meine Hütte');
      await go(form, to);
      await form.user.click(inDialog('Weiter bearbeiten'));
      expect([address(form), form.field('Name').value]).toEqual([PATH, 'Meine Hütte']);
      await go(form, to);
      await form.user.click(inDialog('Verwerfen'));
      await waitFor(() => expect(address(form)).toBe(to.split('?')[0]));
      expect(form.shell.drafts.load(`form/${HUT_IRI}`)).toBeNull();
    },
  );

  test('saves first on request, and then goes', async () => {
    const form = renderHutForm();
    await form.type('Name', 'Meine Hütte');
    await go(form, '/admin/events');
    await form.user.click(inDialog('Speichern und verlassen'));
    await waitFor(() => expect(address(form)).toBe('/admin/events'));
    expect(form.saves).toHaveLength(1);
  });

  test('saves something new on request, and goes where somebody wanted to, not to its page', async () => {
    const shell = createTestShell({ path: PATH, user: {} });
    const onSaved = () => shell.navigation.push('/admin/huts/2');
    const form = renderHutForm({ shell, base: null, props: { onSaved } });
    await form.type('Name', 'Meine Hütte');
    await go(form, '/admin/events');
    await form.user.click(inDialog('Speichern und verlassen'));
    await waitFor(() => expect(address(form)).toBe('/admin/events'));
    await settle();
    expect([form.saves, address(form)]).toEqual([[{ body: { name: 'Meine Hütte' } }], '/admin/events']);
  });

  test('an order or a request is never sent in passing', async () => {
    const form = renderHutForm({ base: null, props: { onlySends: true } });
    await form.type('Name', 'Meine Hütte');
    await go(form, '/admin/events');
    expect(screen.queryByRole('button', { name: 'Speichern und verlassen' })).toBeNull();
    await form.user.click(inDialog('Weiter bearbeiten'));
  });

  test('what is refused keeps the visitor with what was typed', async () => {
    const form = renderHutForm();
    const first = held();
    form.server.answer = first.answer;
    await form.type('Name', 'Meine Hütte');
    await go(form, '/admin/events');
    await form.user.click(inDialog('Speichern und verlassen'));
    await first.refuse(testProblem(503, { detail: 'Später.' }));
    await screen.findByText(/Später\./);
    expect([address(form), form.field('Name').value]).toEqual([PATH, 'Meine Hütte']);
  });

  test('asks nothing while nothing is typed, nor once it is saved, nor within the page', async () => {
    const form = renderHutForm();
    await go(form, '/admin/huts/1#preise');
    expect(form.shell.navigation.get().location.hash).toBe('#preise');
    await form.type('Name', 'Meine Hütte');
    await go(form, '/admin/huts/1#name');
    expect(form.shell.navigation.get().location.hash).toBe('#name');
    await form.save();
    await go(form, '/admin/events');
    expect([address(form), screen.queryByRole('dialog')]).toEqual(['/admin/events', null]);
  });

  test('waits for a save under way, and asks only when it was refused', async () => {
    const form = renderHutForm();
    const first = held();
    form.server.answer = first.answer;
    await form.type('Name', 'Meine Hütte');
    await form.save();
    await go(form, '/admin/events');
    expect([address(form), screen.queryByRole('dialog')]).toEqual([PATH, null]);
    await first.refuse(testProblem(503, { detail: 'Später.' }));
    await form.user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    const second = held();
    form.server.answer = second.answer;
    await form.save();
    await go(form, '/admin/events');
    await second.release(aHut({ name: 'Meine Hütte', version: 5 }));
    await waitFor(() => expect(address(form)).toBe('/admin/events'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('where it leads after a save asks nothing', async () => {
    const shell = createTestShell({ path: PATH, user: {} });
    const onSaved = () => shell.navigation.push('/admin/huts');
    const form = renderHutForm({ shell, props: { onSaved } });
    await form.type('Name', 'Meine Hütte');
    await form.save();
    await waitFor(() => expect(address(form)).toBe('/admin/huts'));
  });

  test('only what is typed holds the tab: the shell asks before it closes while there is a blocker', async () => {
    const shell = createTestShell({ path: PATH, user: {} });
    const set = jest.spyOn(shell.navigation, 'setBlocker');
    const form = renderHutForm({ shell });
    expect(set).not.toHaveBeenCalled();
    await form.type('Name', 'Meine Hütte');
    expect(set).toHaveBeenCalledTimes(1);
  });

  test('Ctrl+S does not save behind the question', async () => {
    const form = renderHutForm();
    await form.type('Name', 'Meine Hütte');
    await go(form, '/admin/events');
    await form.user.keyboard('{Control>}s{/Control}');
    await settle();
    expect(form.saves).toEqual([]);
    await form.user.click(inDialog('Weiter bearbeiten'));
  });
});

describe('two forms on a page', () => {
  async function typedInBoth() {
    const shell = createTestShell({ path: PATH, user: {} });
    const form = renderHutForm({ shell });
    renderHutForm({ shell, base: aHut({ '@id': '/api/huts/2' }) });
    const fields = () => screen.getAllByLabelText<HTMLInputElement>('Name');
    for (const field of fields()) await form.user.type(field, ' neu');
    const values = () => fields().map(({ value }) => value);
    return { form, shell, fields, values };
  }

  test('are asked about at once: staying keeps both, going drops both', async () => {
    const { form, shell, values } = await typedInBoth();
    await go(form, '/admin/events');
    await form.user.click(inDialog('Weiter bearbeiten'));
    expect([address(form), values()]).toEqual([PATH, ['Fridolinshütte neu', 'Fridolinshütte neu']]);
    await go(form, '/admin/events');
    await form.user.click(inDialog('Verwerfen'));
    await waitFor(() => expect(address(form)).toBe('/admin/events'));
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const iri of [HUT_IRI, '/api/huts/2']) expect(shell.drafts.load(`form/${iri}`)).toBeNull();
  });

  test('Ctrl+S from outside saves the one that has something to save', async () => {
    const shell = createTestShell({ path: PATH, user: {} });
    const first = renderHutForm({ shell });
    const second = renderHutForm({ shell, base: aHut({ '@id': '/api/huts/2' }) });
    const [, field] = screen.getAllByLabelText('Name');
    await second.user.type(field as HTMLElement, ' neu');
    act(() => field?.blur());
    await second.user.keyboard('{Control>}s{/Control}');
    await settle();
    expect([first.saves, second.saves.length]).toEqual([[], 1]);
  });

  test('when one is saved, the other still asks', async () => {
    const { form, fields } = await typedInBoth();
    await form.user.type(fields()[1] as HTMLInputElement, '{Control>}{Enter}{/Control}');
    await settle();
    expect(form.shell.toasts.get()).toMatchObject([{ text: 'Gespeichert' }]);
    await go(form, '/admin/events');
    await form.user.click(inDialog('Weiter bearbeiten'));
    expect(address(form)).toBe(PATH);
  });
});

describe('a form in place of what it edits', () => {
  test('is closed by «Abbrechen», which asks when something is typed', async () => {
    const onCancel = jest.fn();
    const form = renderHutForm({ props: { onCancel } });
    await form.press('Abbrechen');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await form.type('Name', 'Meine Hütte');
    await form.press('Abbrechen');
    await form.user.click(inDialog('Weiter bearbeiten'));
    expect([onCancel.mock.calls.length, form.field('Name').value]).toEqual([1, 'Meine Hütte']);
    await form.press('Abbrechen');
    await form.user.click(inDialog('Verwerfen'));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(form.shell.drafts.load(`form/${HUT_IRI}`)).toBeNull();
  });
});

describe('what was typed and not saved', () => {
  async function interrupted() {
    const form = renderHutForm();
    await form.type('Name', 'Meine Hütte');
    await form.type('Telefon', '');
    form.close();
    return form.shell;
  }

  test('is offered on return with its day, and goes on from where it was', async () => {
    const shell = await interrupted();
    const { press, field, save, saves } = renderHutForm({ shell });
    expect(field('Name').value).toBe('Fridolinshütte');
    expect(screen.getByText('Du hast hier am Sa, 14.02.2026, 12:00 angefangen.')).toBeTruthy();
    await press('Fortsetzen');
    expect([field('Name').value, field('Telefon').value]).toEqual(['Meine Hütte', '']);
    expect(document.activeElement).toBe(field('Name'));
    await save();
    expect(saves).toEqual([{ body: { name: 'Meine Hütte', phone: null }, ifMatch: '"4"' }]);
    expect(shell.drafts.load(`form/${HUT_IRI}`)).toBeNull();
  });

  test('is offered again after a reload as long as nobody has answered', async () => {
    const shell = await interrupted();
    renderHutForm({ shell }).close();
    renderHutForm({ shell });
    expect(screen.getByText(/angefangen/)).toBeTruthy();
  });

  test('can be dropped', async () => {
    const shell = await interrupted();
    const { user, close } = renderHutForm({ shell });
    const offer = within(screen.getByText(/angefangen/).parentElement as HTMLElement);
    await user.click(offer.getByRole('button', { name: 'Verwerfen' }));
    expect(screen.queryByText(/angefangen/)).toBeNull();
    close();
    renderHutForm({ shell });
    expect(screen.queryByText(/angefangen/)).toBeNull();
  });

  test('stays what it was made from: another person’s change since is told, not overwritten', async () => {
    const shell = await interrupted();
    const current = aHut({ version: 9, name: 'Ihre Hütte' });
    const form = renderHutForm({ shell, base: current });
    await form.press('Fortsetzen');
    expect(screen.getByText('Inzwischen von jemandem geändert.')).toBeTruthy();
    form.server.answer = () => Promise.reject(testProblem(412, { type: '/problems/stale', current }));
    await form.save();
    expect(form.saves[0]?.ifMatch).toBe('"4"');
    expect(screen.getByRole('radiogroup', { name: 'Name' })).toBeTruthy();
  });

  test('is not shown to another person in the same tab', async () => {
    const shell = await interrupted();
    const other = createTestShell({ path: PATH, user: { iri: '/api/users/2' } });
    renderHutForm({ shell: { ...other, drafts: shell.drafts } });
    expect(screen.queryByText(/angefangen/)).toBeNull();
  });

  test('of a release with another shape is not shown', async () => {
    const shell = createTestShell({ path: PATH, user: {} });
    shell.drafts.save(`form/${HUT_IRI}`, { format: 0, values: 'x' });
    renderHutForm({ shell });
    expect(screen.queryByText(/angefangen/)).toBeNull();
  });

  test('is gone from the tab once it is taken back', async () => {
    const form = renderHutForm();
    await form.type('Name', 'Meine Hütte');
    expect(form.shell.drafts.load(`form/${HUT_IRI}`)).not.toBeNull();
    await form.type('Name', 'Fridolinshütte');
    expect(form.shell.drafts.load(`form/${HUT_IRI}`)).toBeNull();
  });
});

describe('another version of the remote', () => {
  test('waits for what is typed, and for ever while a save is under way', async () => {
    const { type, save, server } = renderHutForm();
    expect(switching.canSwitch()).toBe('now');
    await type('Name', 'Meine Hütte');
    expect(switching.canSwitch()).toBe('after-save');
    const { answer, release } = held();
    server.answer = answer;
    await save();
    expect(switching.canSwitch()).toBe('never');
    await release(aHut({ name: 'Meine Hütte', version: 5 }));
    expect([switching.canSwitch(), switching.snapshot()]).toEqual(['now', null]);
  });

  test.each([['before'], ['after']])(
    'gets what is typed, %s its form is there, without asking',
    async (when) => {
      const old = renderHutForm();
      await old.type('Name', 'Meine Hütte');
      const snapshot: unknown = structuredClone(switching.snapshot());
      old.close();
      old.shell.drafts.remove(`form/${HUT_IRI}`);
      if (when === 'before') switching.restore(snapshot);
      const next = renderHutForm({ shell: old.shell });
      if (when === 'after') act(() => switching.restore(snapshot));
      await settle();
      expect([next.field('Name').value, screen.queryByText(/angefangen/)]).toEqual(['Meine Hütte', null]);
      await next.save();
      expect(next.saves).toEqual([{ body: { name: 'Meine Hütte' }, ifMatch: '"4"' }]);
    },
  );

  test.each([[null], ['x'], [[HUT_IRI]], [[[HUT_IRI, { format: 0 }]]]])(
    'that hands over %j changes nothing',
    async (snapshot) => {
      const { field } = renderHutForm();
      act(() => switching.restore(snapshot));
      await settle();
      expect([field('Name').value, switching.canSwitch()]).toEqual(['Fridolinshütte', 'now']);
    },
  );
});

test('several forms of a page keep their own', async () => {
  const first = renderHutForm();
  const second = renderHutForm({
    base: aHut({ '@id': '/api/huts/2', name: 'Planurahütte' }),
    shell: first.shell,
  });
  const [one, two] = screen.getAllByLabelText('Name') as [HTMLElement, HTMLElement];
  await first.user.type(one, '!');
  expect(switching.canSwitch()).toBe('after-save');
  await first.user.type(two, '!');
  await first.user.keyboard('{Control>}s{/Control}');
  await settle();
  second.server.answer = patched(aHut());
  expect([first.saves.length, second.saves.length, switching.canSwitch()]).toEqual([0, 1, 'after-save']);
});
