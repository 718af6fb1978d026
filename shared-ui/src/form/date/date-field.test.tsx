import { beforeAll, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { describedBy, renderField, textIn } from '../testing/render-field.tsx';
import { TimeField } from '../typed/time-field.tsx';
import { CalendarDateField } from './calendar-date-field.tsx';
import { CalendarDateTimeField } from './calendar-date-time-field.tsx';
import { DateField } from './date-field.tsx';
import { DaysField } from './days-field.tsx';

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
      'Den 31.04.2026 gibt es nicht: Der April 2026 hat 30 Tage. TT.MM.JJJJ',
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

describe('several days', () => {
  const field = () => screen.getByRole('textbox', { name: 'Tage' });

  test.each([
    ['4.7., 11.7.26', ['2026-07-04', '2026-07-11'], '04.07.2026, 11.07.2026'],
    ['31.12.26 und 2.1.27', ['2026-12-31', '2027-01-02'], '31.12.2026, 02.01.2027'],
    ['11.7.26; 4.7.26, 11.7.26', ['2026-07-04', '2026-07-11'], '04.07.2026, 11.07.2026'],
  ])('«%s» are typed', async (typed, days, shown) => {
    const { user, send } = renderField(<DaysField name="days" label="Tage" />);
    await user.type(field(), typed);
    await user.tab();
    expect(textIn(field())).toBe(shown);
    expect(await send()).toEqual({ days });
  });

  test.each([
    ['4.7.26, 31.2.26', 'Den 31.02.2026 gibt es nicht: Der Februar 2026 hat 28 Tage.'],
    ['4.7.26, 1.13.26', 'Den 01.13.2026 gibt es nicht: Ein Jahr hat 12 Monate.'],
    ['Sommer', 'Bitte gib bei «Tage» Tage an, zum Beispiel 4.7., 11.7., 18.7.2026.'],
  ])('«%s» is said to be wrong', async (typed, complaint) => {
    const { user, send } = renderField(<DaysField name="days" label="Tage" />);
    await user.type(field(), typed);
    expect(await send()).toBeNull();
    expect(describedBy(field())).toBe(complaint);
  });

  test('are chosen and given up in the calendar, which stays', async () => {
    const { user, send } = renderField(<DaysField name="days" label="Tage" />, { days: ['2026-07-04'] });
    await user.click(screen.getByRole('button', { name: 'Kalender zu «Tage»' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: '11 Juli 2026' }));
    await user.click(dialog.getByRole('button', { name: '18 Juli 2026' }));
    await user.click(dialog.getByRole('button', { name: '4 Juli 2026' }));
    expect(textIn(field())).toBe('11.07.2026, 18.07.2026');
    expect(await send()).toEqual({ days: ['2026-07-11', '2026-07-18'] });
  });
});

test('a moment is chosen by day and clock, and typed beside it', async () => {
  const start = <CalendarDateTimeField name="start" label="Beginn" />;
  const { user, send } = renderField(start, { start: '2026-07-11T07:30:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Kalender zu «Beginn»' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: '18 Juli 2026' }));
  expect(textIn(screen.getByRole('textbox', { name: 'Beginn' }))).toBe('18.07.2026 09:30');
  fireEvent.change(dialog.getByLabelText('Uhrzeit'), { target: { value: '06:15' } });
  expect(await send()).toEqual({ start: '2026-07-18T04:15:00.000Z' });
});

test('what follows a moment goes on by as many days, at its own time, and can be typed over', async () => {
  const { user, send } = renderField(
    <>
      <CalendarDateTimeField name="start" label="Beginn" followers={['end', 'deadline']} />
      <CalendarDateTimeField name="end" label="Ende" />
    </>,
    {
      start: '2026-10-17T04:30:00.000Z',
      end: '2026-10-18T15:00:00.000Z',
      deadline: '2026-10-10T21:59:00.000Z',
    },
  );
  const begin = screen.getByRole('textbox', { name: 'Beginn' });
  await user.clear(begin);
  await user.type(begin, '24.10.26 7:00');
  // The clocks change in the night between.
  expect(textIn(screen.getByRole('textbox', { name: 'Ende' }))).toBe('25.10.2026 17:00');
  await user.clear(screen.getByRole('textbox', { name: 'Ende' }));
  await user.type(screen.getByRole('textbox', { name: 'Ende' }), '26.10.26 12:00');
  await user.clear(begin);
  await user.type(begin, '25.10.26 7:00');
  // The end was typed over and stays where it is; the other one is still a proposal.
  expect(await send()).toEqual({
    start: '2026-10-25T06:00:00.000Z',
    end: '2026-10-26T11:00:00.000Z',
    deadline: '2026-10-18T21:59:00.000Z',
  });
  await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  expect(textIn(screen.getByRole('textbox', { name: 'Ende' }))).toBe('18.10.2026 17:00');
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
