import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type Guess = (password: string, email: string) => 0 | 1 | 2 | 3 | 4;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** From 0, guessed at once, to 4. Words of the house and of the address count as known. */
export const guessStrength: Guess = (password, email) =>
  zxcvbn.check(password, ['firn', ...email.split(/[@.]/)]).score;
