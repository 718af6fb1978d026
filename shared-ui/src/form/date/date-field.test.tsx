import { beforeAll, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { describedBy, renderField, textIn } from '../testing/render-field.tsx';
import { TimeField } from '../typed/time-field.tsx';
import { CalendarDateField } from './calendar-date-field.tsx';
import { DateField } from './date-field.tsx';

beforeAll(async () => {
  // Loaded once, so that no test waits for it.
  await import('./calendar.tsx');
});

const start = <CalendarDateField name="start" label="Beginn" min="2026-02-03" />;
const field = () => screen.getByRole('textbox', { name: 'Beginn' });

describe('a day', () => {
  test('is typed as people write it', async () => {
    const { user, send } = renderField(
      <DateField name="birthday" label="Geburtsdatum" latest="2026-07-01" />,
    );
    const birthday = screen.getByRole('textbox', { name: 'Geburtsdatum' });
    await user.type(birthday, '17.5.90');
    await user.tab();
    expect(textIn(birthday)).toBe('17.05.1990');
    expect(await send()).toEqual({ birthday: '1990-05-17' });
    expect(screen.queryByRole('button', { name: /Kalender/ })).toBeNull();
  });

  test('that does not exist stays as it was typed and is not sent', async () => {
    const { user, send } = renderField(<DateField name="birthday" label="Geburtsdatum" />);
    const birthday = screen.getByRole('textbox', { name: 'Geburtsdatum' });
    await user.type(birthday, '31.4.26');
    expect(await send()).toBeNull();
    expect(textIn(birthday)).toBe('31.4.26');
    expect(describedBy(birthday)).toBe(
      'Bitte gib bei «Geburtsdatum» ein Datum an, zum Beispiel 17.05.1990. TT.MM.JJJJ',
    );
  });

  test('is null when it was cleared', async () => {
    const { user, send } = renderField(<DateField name="start" label="Beginn" />, { start: '2026-02-14' });
    expect(textIn(field())).toBe('14.02.2026');
    await user.clear(field());
    expect(await send()).toEqual({ start: null });
  });
});

describe('the calendar', () => {
  async function open(initial = '2026-02-14') {
    const rendered = renderField(start, { start: initial });
    const button = await screen.findByRole('button', { name: 'Kalender zu «Beginn»' });
    await rendered.user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Kalender zu «Beginn»' });
    await within(dialog).findByRole('table');
    return { ...rendered, button, dialog };
  }

  test('speaks German, begins on Monday and stands on the chosen day', async () => {
    const { dialog } = await open();
    expect(within(dialog).getByRole('button', { name: 'Monat wählen' }).textContent).toBe('Februar 2026');
    expect(within(dialog).getByRole('table').querySelector('thead')?.textContent).toBe('MoDiMiDoFrSaSo');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('14 Februar 2026');
    expect(within(dialog).getByRole('button', { name: '2 Februar 2026' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  test('is used by keyboard alone, and the focus comes back', async () => {
    const { user, button, send } = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textIn(field())).toBe('22.02.2026');
    expect(document.activeElement).toBe(button);
    expect(await send()).toEqual({ start: '2026-02-22' });
  });

  test('closes with Escape and leaves the day', async () => {
    const { user, button } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(textIn(field())).toBe('14.02.2026');
  });
});

describe('a time of day', () => {
  test('is typed as people write it', async () => {
    const { user, send } = renderField(<TimeField name="meet" label="Treffpunkt um" />);
    const time = screen.getByRole('textbox', { name: 'Treffpunkt um' });
    await user.type(time, '730');
    await user.tab();
    expect(textIn(time)).toBe('07:30');
    expect(await send()).toEqual({ meet: '07:30' });
    await user.clear(time);
    await user.type(time, '25:00');
    expect(await send()).toBeNull();
    expect(describedBy(time)).toBe('Bitte gib bei «Treffpunkt um» eine Uhrzeit an, zum Beispiel 07:30.');
  });
});
