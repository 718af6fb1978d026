import { addDays, type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Static } from 'typebox';
import type { ResourceDeps } from '../../records/index.ts';
import { badOctoRequest, wrongId } from './octo.errors.ts';
import type { AvailabilityBody } from './octo.schemas.ts';
import type { Asked } from './octo-availability.ts';
import type { OctoCapability } from './octo-capabilities.ts';
import { ONLY_OPTION, unitsOfDates } from './octo-product.ts';
import { wantedUnits } from './octo-units.ts';
import { type PricedDate, pricedDatesOf } from './priced-dates.ts';

/** Limits the days of one question. */
const LONGEST = 400;

/** @throws 400 BAD_REQUEST for an interval that runs backwards, or is longer than a season ahead. */
export function requireInterval(from: LocalDate, to: LocalDate): void {
  if (to < from) throw badOctoRequest('localDateEnd is before localDateStart.');
  if (to > addDays(from, LONGEST)) throw badOctoRequest(`An interval has ${LONGEST} days at most.`);
}

const within = (from: LocalDate, to: LocalDate) => (date: PricedDate) => {
  const day = zurichDate(date.start);
  return from <= day && day <= to;
};

/**
 * Chooses the dates of a product that are asked for: by their ids, or by days, and never by both.
 * @throws 400 BAD_REQUEST
 */
export function chooses(body: Static<typeof AvailabilityBody>): (date: PricedDate) => boolean {
  const { availabilityIds, localDate, localDateStart = localDate, localDateEnd = localDate } = body;
  const byDay = localDateStart !== undefined || localDateEnd !== undefined;
  if (byDay === (availabilityIds !== undefined)) {
    throw badOctoRequest('Give either availabilityIds, or localDateStart and localDateEnd.');
  }
  if (availabilityIds) return ({ id }) => availabilityIds.includes(id);
  if (localDateStart === undefined || localDateEnd === undefined) {
    throw badOctoRequest('localDateStart and localDateEnd go together.');
  }
  requireInterval(localDateStart, localDateEnd);
  return within(localDateStart, localDateEnd);
}

type Question = Pick<Static<typeof AvailabilityBody>, 'productId' | 'optionId' | 'units'>;

/** Reads the dates of the product that is asked about. @throws 400 for a product, an option or a unit that there is none of. */
export async function readAsked(
  { db, clock }: ResourceDeps,
  { productId, optionId, units }: Question,
  capabilities: ReadonlySet<OctoCapability>,
): Promise<{ readonly dates: readonly PricedDate[]; readonly asked: Asked }> {
  const now = clock();
  const dates = await pricedDatesOf(db, now, productId);
  if (optionId !== ONLY_OPTION) throw wrongId('optionId', optionId);
  const offered = unitsOfDates(dates);
  const wanted = units ? wantedUnits(units, offered) : null;
  return { dates, asked: { now, capabilities, units: offered, wanted } };
}
