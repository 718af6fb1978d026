import { createTestShell } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { createServerServices } from '../server/server-services.ts';
import { createI18n } from './create-i18n.ts';
import { bindTexts, defineTexts } from './define-texts.ts';

const bookingTexts = defineTexts('booking', {
  title: 'Buchung {{number}}',
  range: '{{from}} bis {{to}}',
  sections: { label: 'Teile', people: 'Personen', 'renting-material': 'Mietmaterial' },
  hits_one: '1 Treffer',
  hits_other: '{{count}} Treffer auf {{page}}',
  seats: '{{count}} Plätze',
  grades: { 1: 'gering', 2: 'mässig' },
});

describe.each([
  ['the shell’s i18n', createI18n],
  ['the test shell’s i18n', () => createTestShell().i18n],
])('with %s', (_name, createOne) => {
  const t = bindTexts(createOne(), bookingTexts);

  test('a key says its text, with the values that the text names', () => {
    expect(t('title', { number: 'B-7' })).toBe('Buchung B-7');
    expect(t('range', { from: 1, to: 'zwei' })).toBe('1 bis zwei');
    expect(t('sections.renting-material')).toBe('Mietmaterial');
    expect(t('seats', { count: 4 })).toBe('4 Plätze');
  });

  test('a plural is one key, its form chosen by count', () => {
    expect([1, 2].map((count) => t('hits', { count, page: 3 }))).toEqual(['1 Treffer', '2 Treffer auf 3']);
  });

  test('a key may be put together from a union', () => {
    const names = ['people', 'label'] as const;
    expect(names.map((name) => t(`sections.${name}`))).toEqual(['Personen', 'Teile']);
    expect(([1, 2] as const).map((grade) => t(`grades.${grade}`))).toEqual(['gering', 'mässig']);
  });
});

test('the compiler refuses what a person would see as a key or as braces', () => {
  const t = bindTexts(createTestShell().i18n, bookingTexts);
  const anything: string = 'people';
  expect([
    // @ts-expect-error A key that is not there.
    t('sections.persons'),
    // @ts-expect-error A group of texts is no text.
    t('sections'),
    // @ts-expect-error One form of a plural.
    t('hits_one'),
    // @ts-expect-error A key that may be any.
    t(`sections.${anything}`),
    // @ts-expect-error No value for a name.
    t('title'),
    // @ts-expect-error One value of two.
    t('range', { from: 1 }),
    // @ts-expect-error A value under another name.
    t('title', { nummer: 7 }),
    // @ts-expect-error No count for a plural.
    t('hits', { page: 3 }),
    // @ts-expect-error A value for a text without names.
    t('sections.label', { number: 7 }),
  ]).toHaveLength(9);
});

describe('texts are added', () => {
  test('when they are first bound, once for each i18n', () => {
    const added: string[] = [];
    const spied = () => ({
      ...createTestShell().i18n,
      add: (namespace: string) => void added.push(namespace),
    });
    const [first, second] = [spied(), spied()];
    expect(bindTexts(first, bookingTexts)).toBe(bindTexts(first, bookingTexts));
    expect(added).toEqual(['booking']);
    bindTexts(second, bookingTexts);
    expect(added).toEqual(['booking', 'booking']);
  });

  test('for each page view on the server', () => {
    const input = { url: '/', apiOrigin: 'http://api.test', apiHeaders: {} };
    const { session } = createTestShell();
    const views = [1, 2].map(() =>
      createServerServices({
        ...input,
        session: session.get(),
        renderedAt: '2026-02-14T11:00:00Z',
        publicUrl: 'http://firn.test',
      }),
    );
    const said = views.map(({ shell }) => bindTexts(shell.i18n, bookingTexts)('sections.label'));
    expect(said).toEqual(['Teile', 'Teile']);
  });

  test('beside those of another owner, so that two versions in a tab each say their own', () => {
    const i18n = createI18n();
    const newer = defineTexts('booking', { title: 'Reservation' });
    const t = bindTexts(i18n, defineTexts('booking', { title: 'Buchung' }), 'mfe-test@1.0.0/');
    expect(bindTexts(i18n, newer, 'mfe-test@1.1.0/')('title')).toBe('Reservation');
    expect(t('title')).toBe('Buchung');
  });

  test('not over others of the same owner', () => {
    const i18n = createI18n();
    bindTexts(i18n, bookingTexts);
    const copied = defineTexts('booking', { title: 'Gäste' });
    expect(() => bindTexts(i18n, copied)).toThrow('Two texts have the namespace booking.');
  });
});
