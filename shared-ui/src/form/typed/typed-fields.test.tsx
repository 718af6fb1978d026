import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { describedBy, renderField, textIn } from '../testing/render-field.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';

const money = <MoneyField name="price" label="Preis" description="Pro Person" />;
const climb = <NumberField name="climb" label="Aufstieg" unit="m" />;
const hours = <NumberField name="hours" label="Dauer" unit="h" step={0.5} />;

describe('an amount', () => {
  test('is shown in francs and sent in Rappen', async () => {
    const { user, send } = renderField(money, { price: 129_000 });
    const field = screen.getByRole('textbox', { name: 'Preis' });
    expect(textIn(field)).toBe("1'290.–");
    await user.clear(field);
    await user.type(field, "CHF 1'290.50");
    expect(textIn(field)).toBe("CHF 1'290.50");
    await user.tab();
    expect(textIn(field)).toBe("1'290.50");
    expect(await send()).toEqual({ price: 129_050 });
  });

  test.each(['12.505', 'gratis'])('%s stays as it was typed and is not sent', async (text) => {
    const { user, send } = renderField(money, { price: 129_000 });
    const field = screen.getByRole('textbox', { name: 'Preis' });
    await user.clear(field);
    await user.type(field, text);
    expect(await send()).toBeNull();
    expect(textIn(field)).toBe(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toBe(
      "Bitte gib bei «Preis» einen Betrag in Franken an, zum Beispiel 1'290 oder 12.50. Pro Person",
    );
    await user.clear(field);
    await user.type(field, '12');
    expect(await send()).toEqual({ price: 1200 });
  });

  test('is null when it was cleared', async () => {
    const { user, send } = renderField(money, { price: 129_000 });
    await user.clear(screen.getByRole('textbox', { name: 'Preis' }));
    expect(await send()).toEqual({ price: null });
  });

  test('shows what the form was reset to, even while somebody types', async () => {
    const { user } = renderField(money, { price: 129_000 });
    const field = screen.getByRole('textbox', { name: 'Preis' });
    await user.clear(field);
    await user.type(field, '7');
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(textIn(field)).toBe("1'290.–");
  });
});

describe('a number', () => {
  test('says its unit and is sent as a number', async () => {
    const { user, send } = renderField(climb);
    const field = screen.getByRole('textbox', { name: 'Aufstieg', description: '' });
    expect(field.getAttribute('aria-description')).toBe('m');
    await user.type(field, '1250 m');
    await user.tab();
    expect(textIn(field)).toBe("1'250");
    expect(await send()).toEqual({ climb: 1250 });
  });

  test.each([
    [climb, 'Aufstieg', '12.5', "Bitte gib bei «Aufstieg» eine ganze Zahl an, zum Beispiel 1'250."],
    [hours, 'Dauer', '6.25', 'Bitte gib bei «Dauer» eine Zahl in Schritten von 0.5 an, zum Beispiel 1.5.'],
  ])('gets an error when it is out of range', async (field, label, text, complaint) => {
    const { user, send } = renderField(field);
    await user.type(screen.getByRole('textbox', { name: label }), text);
    expect(await send()).toBeNull();
    expect(screen.getByText(complaint)).toBeTruthy();
  });

  test('takes a comma', async () => {
    const { user, send } = renderField(hours);
    await user.type(screen.getByRole('textbox', { name: 'Dauer' }), '6,5');
    expect(await send()).toEqual({ hours: 6.5 });
  });
});
