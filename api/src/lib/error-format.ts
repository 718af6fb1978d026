import type { TSchema } from 'typebox';
import type { Problem } from './problem.ts';

/** Says how another standard than ours writes errors. */
export interface ErrorFormat {
  readonly schema: TSchema;
  readonly answer: (problem: Problem) => { readonly status: number; readonly body: object };
}
