import multipart from '@fastify/multipart';
import {
  DOCUMENT_LIMITS,
  DOCUMENT_MEDIA_TYPES,
  type DocumentKind,
  DocumentResponse,
  UPLOADED_KINDS,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { denial } from '../../access/access.ts';
import type { Permission } from '../../access/permission-matrix.ts';
import { attachmentHeader } from '../../lib/attachment-header.ts';
import { defineRoute } from '../../lib/define-route.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf, type Visitor } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { readText } from '../../lib/query.ts';
import { FORM_TYPES, type Form, readForm } from '../../lib/read-form.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { documentKey } from './document-key.ts';
import { findDocument } from './documents.read-model.ts';
import type { AddressSigner } from './signed-address.ts';
import { storeDocument } from './store-document.ts';

export interface DocumentsDeps extends ResourceDeps {
  readonly store: FileStore;
  readonly signer: AddressSigner;
}

const WORDS = {
  missing: 'Bitte wähle eine Datei.',
  tooLarge: 'Die Datei ist grösser als 5 MB. Bitte verkleinere sie.',
};

/** Who reads a kind without a signed address; nobody does where there is none (docs/domain/documents.md#rights). */
const READERS: Readonly<Partial<Record<DocumentKind, Permission>>> = {
  attachment: 'documents.create',
  damage: 'renting_material_orders.transition',
};

/** @throws 422 for `kind`. */
function readKind({ kind = 'attachment' }: Form['fields']): DocumentKind {
  const known = UPLOADED_KINDS.find((each) => each === kind);
  if (known) return known;
  const message = `Erwartet wird eine Art von Dokument: ${UPLOADED_KINDS.join(' oder ')}.`;
  throw invalid([{ propertyPath: 'kind', message }]);
}

function mayRead({ kind }: { readonly kind: DocumentKind }, visitor: Visitor): boolean {
  const permission = READERS[kind];
  return permission !== undefined && denial(permission, visitor) === null;
}

function createRoute(app: FastifyInstance, { db, clock, store }: DocumentsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/documents',
    summary:
      'Datei für einen Anhang hochladen: Feld file, ein PDF oder ein Bild; mit kind=damage das Bild eines Schadens',
    access: 'documents.create',
    consumes: FORM_TYPES,
    response: { 201: DocumentResponse },
    errors: [401, 403, 413, 422],
    async handler(request, reply) {
      const { fields, file } = await readForm(request, WORDS);
      const storing = { db, store, actor: actorOf(request), now: clock() };
      reply.code(201);
      return item('Document', await storeDocument(storing, readKind(fields), file));
    },
  });
}

function fileRoute(app: FastifyInstance, { db, clock, store, signer }: DocumentsDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/documents/:id/file',
    summary: 'Datei eines Dokuments; mit ?token= aus einer signierten Adresse, sonst nach Rolle',
    access: 'documents.open',
    params: IdParams,
    produces: DOCUMENT_MEDIA_TYPES,
    response: { 200: Type.String({ format: 'binary' }) },
    errors: [404],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      const document = await findDocument(db, id);
      const token = readText(request.query, 'token');
      const isOpen = token !== null && signer.opens(token, id, clock());
      // What somebody may not read is not there: nobody learns which documents there are.
      if (!document || !(isOpen || mayRead(document, request.principal))) throw notFound();
      const file = await store.read(documentKey(document));
      if (!file) throw notFound();
      reply.headers({
        'content-disposition': attachmentHeader(document.fileName),
        'content-length': document.bytes,
        'x-content-type-options': 'nosniff',
      });
      return reply.type(document.mediaType).send(file);
    },
  });
}

/** Private files: what goes with mails (docs/domain/documents.md). */
export async function documentsModule(app: FastifyInstance, deps: DocumentsDeps): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: DOCUMENT_LIMITS.bytes, files: 1, fields: 1, parts: 2 },
  });
  createRoute(app, deps);
  fileRoute(app, deps);
}
