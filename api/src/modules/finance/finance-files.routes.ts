import { zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { filters } from '../../lib/hydra.ts';
import { actorOf } from '../../lib/principal.ts';
import { CSV_TYPE, csvFile } from '../../lib/sheet-csv.ts';
import { XLSX_TYPE, xlsxFile } from '../../lib/sheet-xlsx.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { FILE_NAMES, FINANCE_TABLES, type FileDeps, TABLE_NAMES, type TableName } from './finance-files.ts';
import { readPeriod } from './read-period.ts';

const PERIOD_FILTERS = filters({ from: null, to: null });

const SUMMARIES: Readonly<Record<TableName, string>> = {
  documents: 'Rechnungen und Gutschriften eines Zeitraums als CSV',
  lines: 'Ihre Positionen als CSV',
  payments: 'Zahlungen eines Zeitraums als CSV',
  vat: 'Die Abrechnung der Mehrwertsteuer als CSV',
  journal: 'Journal für eine Buchhaltung als CSV: Soll, Haben, Betrag, MWST-Code, Text',
};

/** Before the first line goes out: whoever breaks off has had the lines so far. */
async function openFile(
  { db, clock }: ResourceDeps,
  request: ApiRequest,
  reply: FastifyReply,
  file: { readonly name: string; readonly ending: string },
): Promise<FileDeps> {
  const at = clock();
  const today = zurichDate(at);
  const period = readPeriod(request.query, today);
  await recordAudit(db, {
    actor: actorOf(request),
    action: 'finance.export',
    entity: 'finance',
    label: `${file.name}.${file.ending}`,
    diff: { from: { from: null, to: period.from }, until: { from: null, to: period.to } },
    at,
  });
  const name = `firn-${file.name}-${period.from}-${period.to}.${file.ending}`;
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return { db, period, today };
}

function csvRoute(app: FastifyInstance, deps: ResourceDeps, table: TableName): void {
  defineRoute(app, {
    method: 'GET',
    url: `/api/finance/${table}.csv`,
    summary: SUMMARIES[table],
    access: 'finance.export',
    produces: [CSV_TYPE],
    response: { 200: Type.Unsafe<string>({ type: 'string' }) },
    errors: [400, 401, 403],
    filters: PERIOD_FILTERS,
    async handler(request, reply) {
      const file = await openFile(deps, request, reply, { name: FILE_NAMES[table], ending: 'csv' });
      reply.type(`${CSV_TYPE}; charset=utf-8`);
      return reply.send(csvFile(FINANCE_TABLES[table](file)));
    },
  });
}

function workbookRoute(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/finance/finance.xlsx',
    summary: 'Belege, Positionen, Zahlungen, MWST und Journal eines Zeitraums als Arbeitsmappe',
    access: 'finance.export',
    produces: [XLSX_TYPE],
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
    errors: [400, 401, 403],
    filters: PERIOD_FILTERS,
    async handler(request, reply) {
      const file = await openFile(deps, request, reply, { name: 'finanzen', ending: 'xlsx' });
      reply.type(XLSX_TYPE);
      return reply.send(xlsxFile(TABLE_NAMES.map((table) => FINANCE_TABLES[table](file))));
    },
  });
}

/** Files for an accountant (docs/domain/office.md#exports); that somebody fetched one stands in the audit. */
export function fileRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  for (const table of TABLE_NAMES) csvRoute(app, deps, table);
  workbookRoute(app, deps);
}
