import {
  InvoiceCreate,
  InvoicePatch,
  InvoiceResponse,
  InvoiceStepPreview,
  PlannedMailsResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { notFound } from '../../lib/problem.ts';
import { readBoolean, readText } from '../../lib/query.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { draftDefaults, fillDraft } from './draft-invoice.ts';
import { invoiceFileName, invoicePdf } from './invoice-file.ts';
import { INVOICE_FILTERS, listInvoices } from './invoice-list.read-model.ts';
import { draftsAlone, keptWhenIssued } from './invoice-rules.ts';
import { findInvoice } from './invoices.read-model.ts';
import { type InvoiceRecord, invoiceKind } from './invoices.repository.ts';
import { mailAgain, previewMail } from './mail-again.ts';
import { previewInvoiceStep, transitInvoice } from './transit-invoice.ts';

const PAGE_SIZE = 50;

function pdfRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/invoices/:id/invoice.pdf',
    summary: 'Eine Rechnung oder Gutschrift als PDF; Gäste ohne Konto lesen sie mit ?token=',
    access: 'invoices.read',
    params: IdParams,
    produces: ['application/pdf'],
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
    errors: [404],
    async handler({ params, principal: visitor, query }, reply) {
      const reader = { visitor, token: readText(query, 'token'), now: clock() };
      const invoice = await findInvoice(db, params.id, reader);
      const pdf = invoice && (await invoicePdf(db, invoice.id));
      if (!invoice || !pdf) throw notFound('Wir konnten diese Rechnung nicht finden.');
      reply.headers({
        'content-disposition': `attachment; filename="${invoiceFileName(invoice)}"`,
        'x-content-type-options': 'nosniff',
      });
      return reply.type('application/pdf').send(pdf);
    },
  });
}

function mailRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/invoices/:id/mail',
    summary: 'Eine Rechnung oder Gutschrift nochmals senden; mit ?dryRun=1 nur zeigen, was hinausgeht',
    access: 'invoices.mail',
    params: IdParams,
    response: { 200: Type.Union([InvoiceResponse, PlannedMailsResponse]) },
    errors: [400, 401, 403, 404, 409],
    async handler(request) {
      const { id } = request.params;
      const mailing = { origin: request.publicOrigin, now: clock() };
      if (readBoolean(request.query, 'dryRun'))
        return item('PlannedMails', await previewMail(db, id, mailing));
      await mailAgain(db, id, mailing);
      const reader = { visitor: request.principal, token: null, now: mailing.now };
      const invoice = await findInvoice(db, id, reader);
      if (!invoice) throw notFound();
      return item('Invoice', invoice);
    },
  });
}

/** Invoices and credit notes (docs/domain/payments.md#invoices). */
export async function invoicesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource<InvoiceRecord, InvoiceResponse>(app, deps, {
    collection: 'invoices',
    type: 'Invoice',
    title: { one: 'Rechnung', many: 'Rechnungen und Gutschriften' },
    schema: InvoiceResponse,
    filters: INVOICE_FILTERS,
    pageSize: PAGE_SIZE,
    // All of them are too many for one answer.
    allowsAll: () => false,
    list: listInvoices,
    find: (db, id, { visitor, query, now }) =>
      findInvoice(db, id, { visitor, token: readText(query, 'token'), now }),
    writes: {
      kind: invoiceKind,
      create: InvoiceCreate,
      patch: InvoicePatch,
      defaults: draftDefaults,
      created: (tx, id) => fillDraft(tx, id),
      rules: draftsAlone,
      keeps: keptWhenIssued,
      transition: transitInvoice,
      preview: { type: 'InvoiceStepPreview', schema: InvoiceStepPreview, make: previewInvoiceStep },
    },
  });
  pdfRoute(app, deps);
  mailRoute(app, deps);
}
