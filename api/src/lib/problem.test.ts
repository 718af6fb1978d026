import { expect, test } from '@jest/globals';
import { invalid } from './problem.ts';

test('a violation is told with its field, and alone where it is the whole body’s', () => {
  const { detail } = invalid([
    { propertyPath: '', message: 'Das muss ein Objekt sein.' },
    { propertyPath: 'title', message: 'Der Titel fehlt.' },
  ]);
  expect(detail).toBe('Das muss ein Objekt sein.\ntitle: Der Titel fehlt.');
});

test('of very many violations the first fifty are told, and how many more there are', () => {
  const all = Array.from({ length: 1284 }, (_, index) => ({ propertyPath: `p${index}`, message: 'Fehlt.' }));
  const { detail, violations } = invalid(all);
  expect(violations).toHaveLength(50);
  expect(detail).toMatch(/\np49: Fehlt\.\n… und 1'234 weitere$/);
});
