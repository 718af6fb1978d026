import { jest } from '@jest/globals';

/**
 * From here on intervals run only by `jest.advanceTimersByTime`; everything else, what is on the network among it,
 * goes on. `jest.useRealTimers` ends that.
 */
export function fakeIntervals(): void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'clearImmediate',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setTimeout',
    ],
  });
}
