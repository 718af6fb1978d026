/** A test that logs an error or a warning fails (house rule), unless it takes them with `takeConsole`. */
import { afterEach, beforeEach, jest } from '@jest/globals';

let spies = [];

beforeEach(() => {
  spies = ['error', 'warn'].map((method) => jest.spyOn(console, method).mockImplementation(() => undefined));
});

afterEach(() => {
  const messages = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  if (messages.length > 0) throw new Error(`The test logged to the console:\n${messages.join('\n')}`);
});

/** Lets a test that provokes errors take the logged ones: returns and forgets them. */
globalThis.takeConsole = () => {
  const messages = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies) spy.mockClear();
  return messages;
};
