import { createTestShell } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { scopeServices } from './remote-scope.ts';

const beacons = { report: () => undefined, reportVitals: () => undefined };

test('slots that a remote has not withdrawn are withdrawn with it, each once', () => {
  const notes: string[] = [];
  const slots = {
    offer: (name: string) => ({
      update: () => undefined,
      withdraw: () => void notes.push(name),
    }),
  };
  const release = { remote: 'tours', version: '1.0.0' };
  const { services, end } = scopeServices({ ...createTestShell(), slots }, release, beacons);
  const host = document.createElement('div');
  const first = services.slots?.offer('first', host, {});
  services.slots?.offer('second', host, {});
  first?.withdraw();
  end();
  first?.withdraw();
  expect(notes).toEqual(['first', 'second']);
});
