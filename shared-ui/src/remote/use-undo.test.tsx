import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useUndo } from './use-undo.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what was done can be taken back for 30 seconds, counted anew for what is done after it', () => {
  const { result } = renderHook(() => useUndo<string>());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  act(() => result.current[1]('first'));
  pass(29_999);
  expect(result.current[0]).toBe('first');
  act(() => result.current[1]('second'));
  pass(29_999);
  expect(result.current[0]).toBe('second');
  pass(1);
  expect(result.current[0]).toBeNull();
});
