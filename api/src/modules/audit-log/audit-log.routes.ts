import { AuditEntryResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf } from '../../lib/hydra.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { auditCsv } from './audit-csv.ts';
import { AUDIT_FILTERS, readAuditFilter } from './audit-filter.ts';
import { listAuditEntries, readAuditLines } from './audit-log.read-model.ts';

const PAGE_SIZE = 50;

function listRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/audit_entries',
    summary: 'Protokoll: wer wann was getan hat, das Neueste zuerst',
    access: 'audit_entries.read',
    response: { 200: collectionOf(AuditEntryResponse) },
    errors: [400, 401, 403],
    filters: AUDIT_FILTERS,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listAuditEntries(db, readAuditFilter(request.query), page);
      return collection(request, { type: 'AuditEntry', ...listed, page, filters: AUDIT_FILTERS });
    },
  });
}

function exportRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/audit_entries.csv',
    summary: 'Das Protokoll als CSV, nach denselben Filtern; wer es holt, steht auch darin',
    access: 'audit_entries.export',
    produces: ['text/csv'],
    response: { 200: Type.Unsafe<string>({ type: 'string' }) },
    errors: [400, 401, 403],
    filters: AUDIT_FILTERS,
    async handler(request, reply) {
      const filter = readAuditFilter(request.query);
      const at = clock();
      const { personIds, entities, label, at: span } = filter;
      const asked = { person: personIds, entity: entities, label, from: span.from, until: span.until };
      // Before the first line: whoever breaks off has had the lines so far.
      await recordAudit(db, {
        actor: actorOf(request),
        action: 'audit_entry.export',
        entity: 'audit_entry',
        diff: { filter: { from: null, to: asked } },
        at,
      });
      const file = `firn-protokoll-${zurichDate(at)}.csv`;
      reply.header('content-disposition', `attachment; filename="${file}"`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(auditCsv(readAuditLines(db, filter)));
    },
  });
}

/** The audit, for the office to read (docs/domain/privacy.md#audit). */
export async function auditLogModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  listRoute(app, deps);
  exportRoute(app, deps);
}
