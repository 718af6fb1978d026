import { addDays, type LocalDate } from '@firn/shared-contracts/domain';
import { KINDS, type Profession, REQUIRED_QUALIFICATION } from '../catalogue/kinds.ts';
import type { OfferSeed } from '../catalogue/types.ts';
import { DEMO_GUIDE, GUIDES, type GuideSeed } from '../people/guides.ts';

export interface Roster {
  /**
   * The guides of an event, the leading one first, or null when nobody fitting is free.
   * `favourDemo` gives the demo account some more of the coming events.
   */
  assign(offer: OfferSeed, start: LocalDate, favourDemo: boolean): string[] | null;
}

/** How many guests one guide leads before a second one comes along. */
const LARGE_GROUP = 9;
const DEMO_HEAD_START = 3;

function mayLead(guide: GuideSeed, offer: OfferSeed): boolean {
  if (offer.tags.includes('Frauen') && guide.salutation !== 'Frau') return false;
  return KINDS[offer.kind].professions.some((profession: Profession) =>
    REQUIRED_QUALIFICATION[profession][offer.level].includes(guide.level),
  );
}

/** The first profession named for a kind comes first: no mountain guide on a stroll while a hiking guide is free. */
function professionRank(guide: GuideSeed, offer: OfferSeed): number {
  return KINDS[offer.kind].professions.findIndex((profession: Profession) =>
    REQUIRED_QUALIFICATION[profession][offer.level].includes(guide.level),
  );
}

/** Keeps who is where: no guide is on two events on the same day. */
export function createRoster(): Roster {
  const busy = new Map<string, Set<LocalDate>>(GUIDES.map(({ email }) => [email, new Set()]));
  const load = (guide: GuideSeed, favourDemo: boolean) =>
    (busy.get(guide.email)?.size ?? 0) / 2 - (favourDemo && guide.email === DEMO_GUIDE ? DEMO_HEAD_START : 0);
  return {
    assign(offer, start, favourDemo) {
      const days = offer.program.map((_, index) => addDays(start, index));
      const free = GUIDES.filter(
        (guide) => mayLead(guide, offer) && !days.some((day) => busy.get(guide.email)?.has(day)),
      ).toSorted(
        (left, right) =>
          professionRank(left, offer) - professionRank(right, offer) ||
          load(left, favourDemo) - load(right, favourDemo),
      );
      const chosen = free.slice(0, offer.participants[1] > LARGE_GROUP ? 2 : 1);
      if (chosen.length === 0) return null;
      for (const { email } of chosen) for (const day of days) busy.get(email)?.add(day);
      return chosen.map(({ email }) => email);
    },
  };
}
