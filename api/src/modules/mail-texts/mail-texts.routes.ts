import {
  etagOf,
  MailPreview,
  MailTextDraft,
  MailTextPatch,
  MailTextResponse,
  mailTextInForce,
  mailTextViolations,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { invalid, notFound, unauthorised } from '../../lib/problem.ts';
import { answeringStale, patchRecord, preconditionOf, type ResourceDeps } from '../../records/index.ts';
import { readLetterhead, type SampledMailText } from '../outbox/index.ts';
import { mailTextOf } from './catalogue.ts';
import { forBrowsers } from './for-browsers.ts';
import { findMailText, listMailTexts, placeholdersOf } from './mail-texts.read-model.ts';
import { type MailTextRecord, mailTextKind, titledKind } from './mail-texts.repository.ts';
import { previewMail, sendTestMail } from './write-test-mail.ts';

const KeyParams = Type.Object({ id: Type.String({ pattern: '^[a-z0-9_]{1,60}$' }) });
const listFilters = filters({});

/** @throws 404. */
function requireText(key: string): SampledMailText {
  const known = mailTextOf(key);
  if (!known) throw notFound();
  return known;
}

/** @throws 422 naming the placeholders. */
function requireWritable({ text }: SampledMailText, draft: MailTextDraft): void {
  const violations = mailTextViolations(draft, placeholdersOf(text));
  if (violations.length > 0) throw invalid(violations);
}

const cleaned = (words: string): string => words.replace(/\r\n?/g, '\n').trim();

/** What is sent as it is by default stays the default, whatever that will be. */
function normalised({ text: { defaults } }: SampledMailText, patch: MailTextPatch): MailTextPatch {
  const entries = Object.entries(patch).map(([field, words]) => {
    const kept = words === null ? null : cleaned(words);
    return [field, kept === defaults[field as keyof MailTextDraft] ? null : kept];
  });
  return Object.fromEntries(entries);
}

function readRoutes(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/mail_texts',
    summary: 'Texte der E-Mails, mit dem, was das Büro daran geändert hat',
    access: 'mail_texts.read',
    response: { 200: collectionOf(MailTextResponse) },
    errors: [401, 403],
    filters: listFilters,
    async handler(request) {
      const items = await listMailTexts(db);
      const page = wholePage(items.length);
      return collection(request, {
        type: 'MailText',
        items,
        total: items.length,
        page,
        filters: listFilters,
      });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/mail_texts/:id',
    summary: 'Ein Text: Standard, Änderungen des Büros und Platzhalter',
    access: 'mail_texts.read',
    params: KeyParams,
    response: { 200: MailTextResponse },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const found = await findMailText(db, request.params.id);
      if (!found) throw notFound();
      reply.header('etag', etagOf(found));
      return item('MailText', found);
    },
  });
}

function patchRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'PATCH',
    url: '/api/mail_texts/:id',
    summary: 'Einen Text ändern; null setzt ein Feld auf den Standard zurück',
    access: 'mail_texts.update',
    params: KeyParams,
    body: MailTextPatch,
    response: { 200: MailTextResponse },
    errors: [401, 403, 404, 412, 422, 428],
    async handler(request, reply) {
      const { id } = request.params;
      const known = requireText(id);
      const precondition = preconditionOf(request);
      const read = async (at: typeof db, key: string) => {
        const found = await findMailText(at, key);
        if (!found) throw notFound();
        return found;
      };
      const writing = {
        kind: titledKind(known.text.title),
        rules: async (_tx: unknown, next: MailTextRecord) =>
          mailTextViolations(
            mailTextInForce({ ...next, defaults: known.text.defaults }),
            placeholdersOf(known.text),
          ),
        finish: read,
      };
      const patch = normalised(known, request.body);
      const changed = await answeringStale({ db, entity: mailTextKind.entity, id, read }, () =>
        patchRecord({ db, actor: actorOf(request), now: clock() }, writing, { id, precondition, patch }),
      );
      reply.header('etag', etagOf(changed));
      return item('MailText', changed);
    },
  });
}

function trialRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/mail_texts/:id/preview',
    summary: 'Eine E-Mail mit Beispielen in einem Text, den niemand gespeichert hat',
    access: 'mail_texts.preview',
    params: KeyParams,
    body: MailTextDraft,
    response: { 200: MailPreview },
    errors: [401, 403, 404, 422],
    async handler({ params, body }) {
      const known = requireText(params.id);
      requireWritable(known, body);
      const mail = previewMail(known, body, await readLetterhead(db));
      return { ...mail, html: await forBrowsers(db, mail.html) };
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/mail_texts/:id/test_mail',
    summary: 'Dieselbe E-Mail an die eigene Adresse schicken',
    access: 'mail_texts.test',
    params: KeyParams,
    body: MailTextDraft,
    response: { 202: MailPreview },
    errors: [401, 403, 404, 422, 429],
    async handler(request, reply) {
      const { params, body, principal } = request;
      const known = requireText(params.id);
      requireWritable(known, body);
      const user = principal.impersonator ?? principal.user;
      if (!user) throw unauthorised();
      const mail = previewMail(known, body, await readLetterhead(db));
      const test = { known, mail, user, actor: actorOf(request), now: clock() };
      await db.transaction((tx) => sendTestMail(tx, test));
      reply.code(202);
      return mail;
    },
  });
}

/** The texts of mails, for the settings (docs/domain/mails.md#texts). */
export async function mailTextsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  readRoutes(app, deps);
  patchRoute(app, deps);
  trialRoutes(app, deps);
}
