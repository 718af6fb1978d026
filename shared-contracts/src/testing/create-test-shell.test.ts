import { describe, expect, test } from '@jest/globals';
import { createTestShell } from './create-test-shell.ts';
import { shellConformance } from './shell-conformance.ts';
import { testProblem } from './test-api.ts';

describe('createTestShell() conforms to contract 1', () => {
  test.each(shellConformance.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const shell = createTestShell();
    await one.run({
      shell,
      answer: (method, path, status, body) =>
        shell.answer({
          [`${method} ${path}`]: () => {
            if (status >= 400) throw testProblem(status, body as object);
            return body;
          },
        }),
    });
  });

  test('a call without a handler fails and names itself', async () => {
    await expect(createTestShell().api.get('/api/nowhere')).rejects.toThrow(
      'No handler for GET /api/nowhere.',
    );
  });

  test('its history ends where a browser’s does: at both ends, and after the last push', () => {
    const { navigation } = createTestShell({ path: '/a' });
    const at = () => navigation.get().location.pathname;
    navigation.go(-1);
    expect(at()).toBe('/a');
    navigation.push('/b');
    navigation.go(-1);
    navigation.push('/c');
    navigation.go(1);
    expect(at()).toBe('/c');
    navigation.go(-1);
    expect(at()).toBe('/a');
  });
});
