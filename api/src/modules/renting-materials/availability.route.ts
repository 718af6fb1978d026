import { RentingMaterialAvailability } from '@firn/shared-contracts/api';
import { daysBetween, type LocalDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { badRequest, notFound } from '../../lib/problem.ts';
import { type Query, readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { availabilityOf, findMaterial } from './renting-materials.read-model.ts';

const DAY = /^20\d\d-\d\d-\d\d$/;

/** The most days that are asked about at once. */
const MOST_DAYS = 400;

function readDay(query: Query, name: string): LocalDate {
  const day = readText(query, name) ?? '';
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  if (!isDay) throw badRequest(`Der Filter «${name}» erwartet ein Datum wie 2026-02-14.`);
  return day;
}

/** What is free of a material on all days from one to another. */
export function availabilityRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/renting_materials/:id/availability',
    summary: 'Was von einem Mietmaterial an allen Tagen frei ist',
    access: 'renting_materials.read',
    params: IdParams,
    response: { 200: RentingMaterialAvailability },
    errors: [400, 404],
    filters: filters({ from: 'from', to: 'to' }),
    async handler({ params, query, principal: visitor }) {
      const [first, last] = [readDay(query, 'from'), readDay(query, 'to')];
      const days = daysBetween(first, last);
      if (days < 0 || days >= MOST_DAYS)
        throw badRequest(
          `Der Filter «to» erwartet einen Tag nach «from», höchstens ${MOST_DAYS} Tage später.`,
        );
      const view = { visitor, now: clock() };
      const material = await findMaterial(db, params.id.toLowerCase(), view);
      if (!material) throw notFound();
      const found = await availabilityOf(db, [material.id], { first, last }, view);
      const availability = found.get(material.id);
      if (!availability) throw notFound();
      return availability;
    },
  });
}
