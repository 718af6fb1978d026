import { expect, test } from '@jest/globals';
import { type Issued, openOf } from './open-of-invoice.domain.ts';

const invoice = (id: string, total: number, changes: Partial<Issued> = {}): Issued => ({
  id,
  state: 'issued',
  creditNoteOfId: null,
  total,
  ...changes,
});
const credit = (of: string, total: number) => invoice(`${of}-credit`, total, { creditNoteOfId: of });

test.each<[string, readonly Issued[], number, readonly [number, number]]>([
  ['all of it while nothing was paid', [invoice('a', 300), invoice('b', 700)], 0, [300, 700]],
  ['less by what counts for the oldest first', [invoice('a', 300), invoice('b', 700)], 400, [0, 600]],
  ['nothing where more came in', [invoice('a', 300), invoice('b', 700)], 2_000, [0, 0]],
  ['less by its own credit note', [invoice('a', 300), credit('a', -100), invoice('b', 700)], 0, [200, 700]],
  [
    'nothing once it was credited, and its money counts for the next',
    [invoice('a', 300, { state: 'credited' }), credit('a', -300), invoice('b', 700)],
    300,
    [0, 400],
  ],
  ['nothing of one that is not there', [invoice('a', 300)], 0, [300, 0]],
])('open is %s', (_what, issued, paid, open) => {
  expect([openOf('a', issued, paid), openOf('b', issued, paid)]).toEqual(open);
});
