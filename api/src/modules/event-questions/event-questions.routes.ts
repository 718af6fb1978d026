import { EventQuestionCreate } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { idOfReference } from '../../lib/iri.ts';
import { networkOf } from '../../lib/network.ts';
import type { CurrentUser } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { type CaptchaDeps, requireCaptcha } from '../captcha/index.ts';
import { findEvent } from '../events/index.ts';
import { requestMail } from '../mail-requests/index.ts';
import { askTheOffice } from '../tasks/index.ts';

/** Bytes: more than twice of what a question can say. */
const LARGEST_QUESTION = 16_384;

interface Asker {
  readonly name: string;
  readonly email: string;
}

/** @throws 422 for a stranger who says no name or no address. */
function askerOf({ name, email }: EventQuestionCreate, user: CurrentUser | null): Asker {
  if (user) return { name: fullNameOf(user), email: user.email };
  if (name && email) return { name: name.trim(), email };
  const message = 'Bitte fülle dieses Feld aus.';
  throw invalid([
    ...(name ? [] : [{ propertyPath: 'name', message }]),
    ...(email ? [] : [{ propertyPath: 'email', message }]),
  ]);
}

/** Questions about a date, which become tasks of the office (docs/domain/events.md#questions). */
export async function eventQuestionsModule(app: FastifyInstance, deps: CaptchaDeps): Promise<void> {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'POST',
    url: '/api/event_questions',
    summary: 'Das Büro etwas zu einem Event fragen; die Frage wird eine Aufgabe',
    access: 'event_questions.create',
    body: EventQuestionCreate,
    bodyLimit: LARGEST_QUESTION,
    response: { 202: null },
    errors: [422, 429],
    async handler({ body, ip, principal: visitor }, reply) {
      const { name, email } = askerOf(body, visitor.user);
      if (!visitor.user) await requireCaptcha(deps, body.captcha);
      const now = clock();
      await db.transaction(async (tx) => {
        // First, because it makes the questions of one address take turns.
        await requestMail(tx, { purpose: 'event_question', email, network: networkOf(ip) }, now);
        const eventId = idOfReference('events', body.event);
        const event = eventId && (await findEvent(tx, eventId, { visitor, projection: null, now }));
        if (!event) throw invalid([{ propertyPath: 'event', message: 'Diesen Termin gibt es nicht mehr.' }]);
        const text = `${name}, ${email}\n\n${body.question.trim()}`;
        const title = `Frage von ${name} zu ${event.code}`;
        await askTheOffice(tx, { title, text, eventId: event.id }, now);
      });
      return reply.code(202).send();
    },
  });
}
