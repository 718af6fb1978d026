import {
  FINANCE_FIGURES,
  type FinanceFigure,
  FinanceItemResponse,
  FinanceResponse,
  VatStatementResponse,
} from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { readPage } from '../../lib/pagination.ts';
import { badRequest } from '../../lib/problem.ts';
import { type Query, readChoices, readNumber, readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { closedPeriodRoutes } from './closed-periods.routes.ts';
import { readFigures, readFinance } from './finance.read-model.ts';
import { fileRoutes } from './finance-files.routes.ts';
import { type FigurePart, listFinanceItems } from './finance-items.read-model.ts';
import { readPeriod } from './read-period.ts';
import { readStatement } from './vat-statement.read-model.ts';

const PAGE_SIZE = 50;
const PERIOD_FILTERS = filters({ from: null, to: null });
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function figuresRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/finance',
    summary: 'Zahlen eines Zeitraums: Umsatz, offene Posten, Zahlungen, Gutscheine und was zu erwarten ist',
    access: 'finance.read',
    response: { 200: FinanceResponse },
    errors: [400, 401, 403],
    filters: PERIOD_FILTERS,
    async handler({ query }) {
      const today = zurichDate(clock());
      return item('Finance', await readFinance(db, readPeriod(query, today), today));
    },
  });
}

function statementRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/finance/vat-statement',
    summary: 'Abrechnung der Mehrwertsteuer nach den Ziffern des Formulars',
    access: 'finance.read',
    response: { 200: VatStatementResponse },
    errors: [400, 401, 403],
    filters: PERIOD_FILTERS,
    async handler({ query }) {
      const today = zurichDate(clock());
      const period = readPeriod(query, today);
      const statement = await readStatement(db, await readFigures(db, period, today));
      return item('VatStatement', {
        '@id': '/api/finance/vat-statement',
        '@type': 'VatStatement',
        ...period,
        ...statement,
      });
    },
  });
}

const ITEM_FILTERS = filters({
  figure: null,
  from: null,
  to: null,
  vatCategory: null,
  vatPercent: null,
  component: null,
  activity: null,
  method: null,
  age: null,
  standing: null,
  span: null,
  'properties[]': null,
});

/** @throws 400 without a figure, or for another one. */
function readFigure(query: Query): FinanceFigure {
  const [figure] = readChoices(query, FINANCE_FIGURES, 'figure');
  if (!figure) throw badRequest(`Der Parameter «figure» fehlt. Er kennt ${FINANCE_FIGURES.join(', ')}.`);
  return figure;
}

/** @throws 400 for an activity that is neither an id nor `none`. */
function readActivity(query: Query): string | null {
  const activity = readText(query, 'activity');
  if (activity !== null && activity !== 'none' && !UUID.test(activity))
    throw badRequest('Der Parameter «activity» erwartet die Kennung einer Aktivität, oder none.');
  return activity;
}

const readPart = (query: Query): FigurePart => ({
  vatCategory: readText(query, 'vatCategory'),
  vatPercent: readNumber(query, 'vatPercent'),
  component: readText(query, 'component'),
  activity: readActivity(query),
  method: readText(query, 'method'),
  age: readText(query, 'age'),
  standing: readText(query, 'standing'),
  span: readText(query, 'span'),
});

function itemsRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/finance_items',
    summary: 'Die Belege hinter einer Zahl: was sie zusammen ergeben, ist die Zahl',
    access: 'finance.read',
    response: { 200: collectionOf(FinanceItemResponse) },
    errors: [400, 401, 403],
    filters: ITEM_FILTERS,
    async handler(request) {
      const { query } = request;
      const today = zurichDate(clock());
      const page = readPage(query, { size: PAGE_SIZE });
      const asked = { period: readPeriod(query, today), today, part: readPart(query) };
      const listed = await listFinanceItems(db, readFigure(query), asked, page);
      return collection(request, { type: 'FinanceItem', ...listed, page, filters: ITEM_FILTERS });
    },
  });
}

/** Routes to what the company earned, is owed and owes, and to close its books (docs/domain/payments.md#finance). */
export async function financeModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  figuresRoute(app, deps);
  statementRoute(app, deps);
  itemsRoute(app, deps);
  fileRoutes(app, deps);
  closedPeriodRoutes(app, deps);
}
