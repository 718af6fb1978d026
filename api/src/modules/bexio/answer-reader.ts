import { Ajv } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { BexioAway } from './bexio.errors.ts';

/** Reads an answer of bexio. @throws BexioAway when it is not what its documentation says. */
export function answerReader<S extends TSchema>(schema: S): (body: string) => Static<S> {
  const isAnswer = new Ajv({ strict: false }).compile<Static<S>>(schema);
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
