import { PlanningBoardResponse } from '@firn/shared-contracts/api';
import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { badRequest } from '../../lib/problem.ts';
import { type Query, readNumber } from '../../lib/query.ts';
import { readDay } from '../../lib/query-dates.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readPlanningBoard } from './planning-board.read-model.ts';

const USUAL_WEEKS = 12;
const MOST_WEEKS = 26;

/** @throws 400 for another number of weeks than 1 to 26. */
function readPeriod(query: Query, now: Date) {
  const from = readDay(query, 'from') ?? zurichDate(now);
  const weeks = readNumber(query, 'weeks') ?? USUAL_WEEKS;
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > MOST_WEEKS) {
    throw badRequest(`Der Parameter «weeks» erwartet eine ganze Zahl von 1 bis ${MOST_WEEKS}.`);
  }
  return { from, to: addDays(from, weeks * 7 - 1) };
}

/** Who is where over the weeks (docs/domain/office.md#planning-board). */
export async function planningBoardModule(app: FastifyInstance, { db, clock }: ResourceDeps): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/planning-board',
    summary: 'Guides nach Tagen und die Events der nächsten Wochen',
    access: 'planning_board.read',
    response: { 200: PlanningBoardResponse },
    errors: [400, 401, 403],
    filters: filters({ from: null, weeks: null }),
    async handler({ query }) {
      return item('PlanningBoard', await readPlanningBoard(db, readPeriod(query, clock())));
    },
  });
}
