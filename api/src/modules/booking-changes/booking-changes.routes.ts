import {
  AdditionRequest,
  BookingChangePreview,
  BookingResponse,
  CancellationRequest,
  MaterialChangeRequest,
  RebookingRequest,
  ReplacementRequest,
  RestorationRequest,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import type { Permission } from '../../access/permission-matrix.ts';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { idOf, isUuid } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { invalid } from '../../lib/problem.ts';
import { readBoolean, readText } from '../../lib/query.ts';
import { violationsOf } from '../../lib/violations.ts';
import { bookingNotFound, joiningViolations, onceRequestOf } from '../bookings/index.ts';
import { hasIdempotencyKey, type OnceDeps } from '../idempotency-keys/index.ts';
import type { AskedChange, ChangeWords } from './asked-change.ts';
import { requireOwnWords, wordViolations } from './asked-words.ts';
import { findBookingIdOfPerson } from './booking-of-person.read-model.ts';
import { type ChangeDeps, changeBooking, previewChange } from './change-booking.ts';
import { changeOnce } from './change-once.ts';
import type { ChangeFacts, ChangePlan } from './change-plan.ts';
import { planAddition } from './plan-addition.ts';
import { planCancellation } from './plan-cancellation.ts';
import { planMaterial } from './plan-material.ts';
import { planRebooking } from './plan-rebooking.ts';
import { planReplacement } from './plan-replacement.ts';
import { planRestoration } from './plan-restoration.ts';

/** Bytes: more than twice of what one person can say. */
const LARGEST_CHANGE = 16_384;

interface ChangeRoute<Body extends TSchema> {
  readonly url: string;
  readonly summary: string;
  readonly access: Permission;
  readonly body: Body;
  /** The booking of an address; null if there is none. */
  readonly bookingIdOf?: (id: string) => Promise<string | null>;
  readonly plan: (facts: ChangeFacts, body: Static<Body>, id: string) => ChangePlan;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};

/** Everything that is wrong at once, once it is known which booking it is about. @throws 422 */
function requireValid(
  { body, validationError }: ApiRequest,
  { event, now }: ChangeFacts,
  isPreview: boolean,
): void {
  const fields = fieldsOf(body);
  const ofSchema = violationsOf(validationError?.validation ?? []);
  const ofBody = isPreview || ofSchema.length > 0 ? ofSchema : wordViolations(fields as ChangeWords);
  const violations = 'person' in fields ? joiningViolations(fields.person, ofBody, event, now) : ofBody;
  if (violations.length > 0) throw invalid(violations);
}

function askedOf(request: ApiRequest, bookingId: string, plan: AskedChange['plan']): AskedChange {
  const { principal: visitor, query, body } = request;
  const fields = fieldsOf(body);
  const targetId = typeof fields.event === 'string' ? idOf('events', fields.event) : null;
  return {
    bookingId,
    visitor,
    token: readText(query, 'token'),
    actor: actorOf(request),
    origin: request.publicOrigin,
    words: fields as ChangeWords,
    ...(targetId && { targetId }),
    plan,
  };
}

type ModuleDeps = ChangeDeps & OnceDeps;

function changeRoute<Body extends TSchema>(app: FastifyInstance, deps: ModuleDeps, route: ChangeRoute<Body>) {
  const { url, summary, access, body, bookingIdOf = async (id: string) => id, plan } = route;
  defineRoute(app, {
    method: 'POST',
    url,
    summary,
    access,
    params: IdParams,
    body,
    bodyLimit: LARGEST_CHANGE,
    attachValidation: true,
    response: { 200: Type.Union([BookingResponse, BookingChangePreview]) },
    errors: [400, 401, 403, 404, 409, 422, 429],
    async handler(request) {
      const id = request.params.id.toLowerCase();
      const isPreview = readBoolean(request.query, 'dryRun') ?? false;
      requireOwnWords(fieldsOf(request.body), request.principal);
      // A body that is attached with its faults comes with those of the address, too.
      const bookingId = isUuid(id) ? await bookingIdOf(id) : null;
      if (!bookingId) throw bookingNotFound();
      const asked = askedOf(request, bookingId, (facts) => {
        requireValid(request, facts, isPreview);
        return plan(facts, request.body as Static<Body>, id);
      });
      if (isPreview) return item('BookingChangePreview', await previewChange(deps, asked));
      if (!hasIdempotencyKey(request.headers)) return item('Booking', await changeBooking(deps, asked));
      return item('Booking', await changeOnce(deps, asked, onceRequestOf(request, request.url)));
    },
  });
}

/** The changes of a booking, each with its preview (`?dryRun=1`); two also go by the verb that clients were promised. */
export async function bookingChangesModule(app: FastifyInstance, deps: ModuleDeps): Promise<void> {
  changeRoute(app, deps, {
    url: '/api/bookings/:id/cancellation',
    summary: 'Eine Buchung oder eine ihrer Personen annullieren; mit ?dryRun=1 nur, was es kostet',
    access: 'bookings.change',
    body: CancellationRequest,
    plan: planCancellation,
  });
  for (const name of ['replacement', 'replace'])
    changeRoute(app, deps, {
      url: `/api/booking_persons/:id/${name}`,
      summary: 'Jemand anders nimmt teil; mit ?dryRun=1 nur, was es kostet',
      access: 'bookings.change',
      body: ReplacementRequest,
      bookingIdOf: (id) => findBookingIdOfPerson(deps.db, id),
      plan: (facts, body, id) => planReplacement(facts, id, body),
    });
  changeRoute(app, deps, {
    url: '/api/booking_persons/:id/renting_material',
    summary: 'Was eine Person mietet; mit ?dryRun=1 nur, was es kostet',
    access: 'bookings.change',
    body: MaterialChangeRequest,
    bookingIdOf: (id) => findBookingIdOfPerson(deps.db, id),
    plan: (facts, body, id) => planMaterial(facts, id, body),
  });
  changeRoute(app, deps, {
    url: '/api/bookings/:id/persons',
    summary: 'Noch jemanden anmelden; mit ?dryRun=1 nur, was es kostet',
    access: 'bookings.change',
    body: AdditionRequest,
    plan: planAddition,
  });
  for (const name of ['rebooking', 'rebook'])
    changeRoute(app, deps, {
      url: `/api/bookings/:id/${name}`,
      summary: 'Auf ein anderes Datum umbuchen; mit ?dryRun=1 nur, was es kostet',
      access: 'bookings.change',
      body: RebookingRequest,
      plan: planRebooking,
    });
  changeRoute(app, deps, {
    url: '/api/bookings/:id/restoration',
    summary: 'Eine annullierte oder verfallene Buchung zurückholen; mit ?dryRun=1 nur, was es kostet',
    access: 'bookings.restore',
    body: RestorationRequest,
    plan: planRestoration,
  });
}
