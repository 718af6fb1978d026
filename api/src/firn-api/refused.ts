import { Problem } from '../lib/problem.ts';
import { CommandFailure } from './failure.ts';

/** Lets what a rule of the product refuses be a sentence of the command. */
export async function refusedInWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? new CommandFailure(error.detail, { cause: error }) : error;
  }
}
