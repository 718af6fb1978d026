import { expect, test } from '@jest/globals';
import { invalid } from './problem.ts';

test('a violation is told with its field, and alone where it is the whole body’s', () => {
  const { detail } = invalid([
    { propertyPath: '', message: 'Das muss ein Objekt sein.' },
    { propertyPath: 'title', message: 'Der Titel fehlt.' },
  ]);
  expect(detail).toBe('Das muss ein Objekt sein.\ntitle: Der Titel fehlt.');
});
