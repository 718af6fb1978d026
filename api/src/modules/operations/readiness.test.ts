import { expect, test } from '@jest/globals';
import { readiness } from './readiness.ts';

test('a database that hangs is told in time, and asked only once meanwhile', async () => {
  const asked: PromiseWithResolvers<void>[] = [];
  const check = readiness(() => {
    const answer = Promise.withResolvers<void>();
    asked.push(answer);
    return answer.promise;
  }, 1);
  await expect(check()).rejects.toThrow('No answer within 1 ms.');
  await expect(check()).rejects.toThrow('No answer within 1 ms.');
  expect(asked).toHaveLength(1);
  asked[0]?.reject(new Error('gone'));
  await new Promise(setImmediate);
  const again = check();
  asked[1]?.resolve();
  await again;
});

test('what the database says is told', async () => {
  const check = readiness(async () => {
    throw new Error('gone');
  });
  await expect(check()).rejects.toThrow('gone');
});
