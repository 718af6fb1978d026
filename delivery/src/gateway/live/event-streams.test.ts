import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { createEventStreams, STREAMS_PER_NETWORK } from './event-streams.ts';

const aStream = () => new EventEmitter() as ServerResponse;

test('one network does not take the places of all: an office has its share, and the others listen on', () => {
  const streams = createEventStreams(1000, () => undefined);
  const first = aStream();
  streams.admit(first, '192.0.2.1');
  for (let tab = 1; tab < STREAMS_PER_NETWORK; tab += 1) streams.admit(aStream(), `192.0.2.${tab % 250}`);
  expect(() => streams.admit(aStream(), '192.0.2.9')).toThrow('Too many tabs of your network');
  streams.admit(aStream(), '198.51.100.1');
  first.emit('close');
  streams.admit(aStream(), '192.0.2.9');
  expect(streams.size).toBe(STREAMS_PER_NETWORK + 1);
});

test('without a share, one machine would have them all', () => {
  const streams = createEventStreams(STREAMS_PER_NETWORK + 1, () => undefined);
  for (let tab = 0; tab < STREAMS_PER_NETWORK + 1; tab += 1) streams.admit(aStream(), `10.0.${tab}.1`);
  expect(() => streams.admit(aStream(), '192.0.2.1')).toThrow('Too many tabs listen here');
});
