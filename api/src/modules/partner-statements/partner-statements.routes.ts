import { PartnerStatementResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { CSV_TYPE, csvFile } from '../../lib/sheet-csv.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { readLetterhead } from '../outbox/index.ts';
import { findPartner, readStatement } from './partner-statement.read-model.ts';
import { readMonth } from './read-month.ts';
import { printStatement } from './statement.pdf.ts';
import { statementSheet } from './statement-sheet.ts';

const MONTH_FILTER = filters({ month: null });
const PDF_TYPE = 'application/pdf';

type StatementRequest = ApiRequest & { readonly params: { readonly id: string } };

/** The partner of the address, and its statement for the month of the query. @throws 400, 404 */
async function statementOf({ db, clock }: ResourceDeps, { params, query }: StatementRequest) {
  const month = readMonth(query, zurichDate(clock()));
  const partner = await findPartner(db, params.id.toLowerCase());
  if (!partner) throw notFound();
  return { partner, statement: await readStatement(db, partner, month) };
}

/** The same for a file: that somebody fetched it stands in the audit before it goes out. */
async function fileOf(deps: ResourceDeps, request: StatementRequest, ending: 'csv' | 'pdf') {
  const found = await statementOf(deps, request);
  const { partner, statement } = found;
  await recordAudit(deps.db, {
    actor: actorOf(request),
    action: 'partner.export',
    entity: 'partner',
    entityId: partner.id,
    label: partner.title,
    diff: { month: { from: null, to: statement.month } },
    at: deps.clock(),
  });
  const name = `provision-${partner.code.toLowerCase()}-${statement.month}.${ending}`;
  return { ...found, disposition: `attachment; filename="${name}"` };
}

function readRoute(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/partners/:id/statement',
    summary: 'Die Abrechnung eines Partners für einen Monat (`month=2026-02`)',
    access: 'partners.statement',
    params: IdParams,
    response: { 200: PartnerStatementResponse },
    errors: [400, 401, 403, 404],
    filters: MONTH_FILTER,
    handler: async (request) => item('PartnerStatement', (await statementOf(deps, request)).statement),
  });
}

function csvRoute(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/partners/:id/statement.csv',
    summary: 'Die Abrechnung eines Partners für einen Monat als CSV',
    access: 'partners.statement',
    params: IdParams,
    produces: [CSV_TYPE],
    response: { 200: Type.Unsafe<string>({ type: 'string' }) },
    errors: [400, 401, 403, 404],
    filters: MONTH_FILTER,
    async handler(request, reply) {
      const { statement, disposition } = await fileOf(deps, request, 'csv');
      reply.header('content-disposition', disposition).type(`${CSV_TYPE}; charset=utf-8`);
      return reply.send(csvFile(statementSheet(statement)));
    },
  });
}

function pdfRoute(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/partners/:id/statement.pdf',
    summary: 'Die Abrechnung eines Partners für einen Monat als PDF',
    access: 'partners.statement',
    params: IdParams,
    produces: [PDF_TYPE],
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
    errors: [400, 401, 403, 404],
    filters: MONTH_FILTER,
    async handler(request, reply) {
      const { statement, partner, disposition } = await fileOf(deps, request, 'pdf');
      const { statementAddress: address, vatNumber } = partner;
      const company = await readLetterhead(deps.db);
      reply.header('content-disposition', disposition).type(PDF_TYPE);
      return reply.send(await printStatement(statement, { company, address, vatNumber }));
    },
  });
}

/** Statements of partners by month, for the office (docs/domain/partners.md#statement). */
export async function partnerStatementsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  readRoute(app, deps);
  csvRoute(app, deps);
  pdfRoute(app, deps);
}
