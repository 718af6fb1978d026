import type { Static, TSchema } from 'typebox';
import { jsonChecks } from '../../lib/check.ts';
import { BexioAway } from './system/bexio.errors.ts';

/** Reads an answer of bexio. @throws BexioAway when it is not what its documentation says. */
export function answerReader<S extends TSchema>(schema: S): (body: string) => Static<S> {
  const isAnswer = jsonChecks()(schema);
  return (body) => {
    let answer: unknown;
    try {
      answer = JSON.parse(body);
    } catch (cause) {
      throw new BexioAway('bexio answers otherwise than it should', { cause });
    }
    if (!isAnswer(answer)) throw new BexioAway('bexio answers otherwise than it should');
    return answer;
  };
}
