import { jest } from '@jest/globals';

/**
 * From here on intervals advance only by `jest.advanceTimersByTime`; everything else, including network access,
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
