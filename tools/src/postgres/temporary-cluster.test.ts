import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { startTemporaryCluster } from './temporary-cluster.ts';

function accepts(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

test('a cluster listens until it is stopped, and leaves nothing running', async () => {
  const cluster = await startTemporaryCluster();
  if (!cluster) {
    expect(existsSync('/usr/lib/postgresql')).toBe(false);
    return;
  }
  expect(await accepts(cluster.url)).toBe(true);
  await cluster.stop();
  expect(await accepts(cluster.url)).toBe(false);
});
