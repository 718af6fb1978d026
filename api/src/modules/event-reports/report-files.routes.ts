import multipart from '@fastify/multipart';
import { DocumentResponse, EventReportResponse, REPORT_FILE_KINDS } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { FORM_TYPES, type Form, readForm } from '../../lib/read-form.ts';
import { findLedEvent } from '../booking-persons/index.ts';
import { storeDocument } from '../documents/index.ts';
import { UPLOAD_LIMITS, UPLOAD_WORDS } from '../media/index.ts';
import type { EventReportsDeps } from './event-reports-deps.ts';
import { publishPicture } from './publish-picture.ts';

const PictureParams = Type.Object({ id: IdParams.properties.id, pictureId: IdParams.properties.id });

/** @throws 422 for `kind`. */
function readKind({ kind }: Form['fields']): (typeof REPORT_FILE_KINDS)[number] {
  const known = REPORT_FILE_KINDS.find((each) => each === kind);
  if (known) return known;
  const message = `Erwartet wird eine Art von Datei: ${REPORT_FILE_KINDS.join(' oder ')}.`;
  throw invalid([{ propertyPath: 'kind', message }]);
}

function uploadRoute(app: FastifyInstance, { db, clock, documents: store }: EventReportsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/events/:id/report/files',
    summary: 'Beleg oder Bild für den Rapport hochladen: Felder file und kind (receipt, report_picture)',
    access: 'event_reports.update',
    params: IdParams,
    consumes: FORM_TYPES,
    response: { 201: DocumentResponse },
    errors: [401, 403, 404, 413, 422],
    async handler(request, reply) {
      const now = clock();
      // Nobody's file is read who may not hand in the report.
      if (!(await findLedEvent(db, request.params.id, request.principal, now))) throw notFound();
      const { fields, file } = await readForm(request, UPLOAD_WORDS);
      reply.code(201);
      const storing = { db, store, actor: actorOf(request), now };
      return item('Document', await storeDocument(storing, readKind(fields), file));
    },
  });
}

function publishRoute(app: FastifyInstance, deps: EventReportsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/events/:id/report/pictures/:pictureId/publication',
    summary: 'Ein Bild des Rapports bei den Bildern des Events zeigen',
    access: 'event_reports.publish',
    params: PictureParams,
    response: { 200: EventReportResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request) {
      const { id, pictureId } = request.params;
      const asked = { eventId: id.toLowerCase(), pictureId: pictureId.toLowerCase() };
      const publishing = { ...asked, visitor: request.principal, actor: actorOf(request), now: deps.clock() };
      return item('EventReport', await publishPicture(deps, publishing));
    },
  });
}

/** Files of a report (docs/domain/events.md#receipts-and-pictures-of-a-report). */
export async function reportFilesRoutes(app: FastifyInstance, deps: EventReportsDeps): Promise<void> {
  await app.register(multipart, { limits: UPLOAD_LIMITS });
  uploadRoute(app, deps);
  publishRoute(app, deps);
}
