import { createTestShell, shellConformance, testProblem } from '@firn/shared-contracts/testing';
import { test } from '@jest/globals';

/** What this remote is tested before behaves as every shell of its contract does. */
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
