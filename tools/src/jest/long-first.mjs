import TestSequencer from '@jest/test-sequencer';

/** Short files that take a minute. */
const LONG = /\/(closed-lists|new-resource|kill)\.test\.ts$/;

/** Jest starts with the largest files until it has seen how long each takes, which in a fresh clone it never has. */
export default class LongFirst extends TestSequencer {
  sort(tests) {
    const isLong = ({ path }) => Number(LONG.test(path));
    return super.sort(tests).sort((a, b) => isLong(b) - isLong(a));
  }
}
