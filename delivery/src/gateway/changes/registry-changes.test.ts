import { expect, test } from '@jest/globals';
import { openFolderRegistry } from '../../registry/folder-registry-store.ts';
import { publish } from '../../registry/transitions.ts';
import { aDataFolder } from '../../testing/a-gateway.ts';
import type { LiveGates } from './live-gates.ts';
import { createRegistryChanges } from './registry-changes.ts';

test('what is decided on the newest document stays within the caller’s authority', async () => {
  const registry = await openFolderRegistry(await aDataFolder());
  const changes = createRegistryChanges(registry, {} as LiveGates);
  const order = (scope: string) => ({ actor: 'ci', scope, at: '2026-11-21T10:00:00.000Z', reason: null });
  const both = (scope: string) =>
    changes.change('mfe-a', order(scope), (document) => [
      ...publish(document, 'mfe-a', '1.0.0'),
      ...publish(document, 'mfe-b', '1.0.0'),
    ]);
  await expect(both('mfe-a')).rejects.toMatchObject({
    status: 403,
    message: 'This would also change mfe-b: the token is for mfe-a only.',
  });
  expect((await registry.read()).sequence).toBe(0);
  expect(await both('*')).toMatchObject({ changed: true, sequence: 1 });
  await registry.close();
});
