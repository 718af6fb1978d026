import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, OPS_TOKEN, type TestGateway } from '../testing/a-gateway.ts';

const execute = promisify(execFile);
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  await gateway.deliver();
});
afterAll(() => gateway.app.close());

test.each(['status', 'verify'])(
  'in a pipe, %s writes neither colours nor a bar: build logs stay readable',
  async (command) => {
    const env = { FIRN_URL: gateway.app.listeningOrigin, FIRN_TOKEN: OPS_TOKEN };
    const { stdout, stderr } = await execute(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), command],
      { env },
    );
    expect(stdout).toContain('mfe-public');
    expect([stdout.includes('\u001b'), stderr]).toEqual([false, '']);
  },
);
