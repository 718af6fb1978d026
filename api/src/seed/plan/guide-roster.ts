import { addDays, type LocalDate, reachesLevel } from '@firn/shared-contracts/domain';
import { KINDS, type Profession, REQUIRED_QUALIFICATION } from '../catalogue/kinds.ts';
import type { OfferSeed } from '../catalogue/types.ts';
import { DEMO_GUIDE, GUIDES, type GuideSeed } from '../people/guides.ts';
import type { Random } from '../random.ts';

export interface Roster {
  /**
   * The guides of an event, the leading one first, or null when nobody fitting is free.
   * `favourDemo` gives the demo account some more of the coming events.
   */
  assign(offer: OfferSeed, start: LocalDate, favourDemo: boolean): string[] | null;
  /** One more guide who is free, to come along; null when there is none. */
  another(offer: OfferSeed, start: LocalDate): string | null;
  /** A guide who fits but has said no; whether they are free does not matter. */
  whoDeclined(offer: OfferSeed, team: readonly string[], random: Random): string | null;
}

/** How many guests one guide leads before a second one comes along. */
const LARGE_GROUP = 9;
const DEMO_HEAD_START = 4;

const hasProfession = (guide: GuideSeed, offer: OfferSeed) => (profession: Profession) =>
  REQUIRED_QUALIFICATION[profession][offer.level].includes(guide.level);

function mayLead(guide: GuideSeed, offer: OfferSeed): boolean {
  if (offer.tags.includes('Frauen') && guide.salutation !== 'Frau') return false;
  if (!reachesLevel(guide.level, offer.requiredGuideLevel ?? null)) return false;
  return KINDS[offer.kind].professions.some(hasProfession(guide, offer));
}

/** The first profession named for a kind comes first: no mountain guide on a stroll while a hiking guide is free. */
const professionRank = (guide: GuideSeed, offer: OfferSeed): number =>
  KINDS[offer.kind].professions.findIndex(hasProfession(guide, offer));

/** Keeps who is where: no guide is on two events on the same day. */
export function createRoster(): Roster {
  const busy = new Map<string, Set<LocalDate>>(GUIDES.map(({ email }) => [email, new Set()]));
  const load = (guide: GuideSeed, favourDemo: boolean) =>
    (busy.get(guide.email)?.size ?? 0) / 2 - (favourDemo && guide.email === DEMO_GUIDE ? DEMO_HEAD_START : 0);
  function choose(offer: OfferSeed, start: LocalDate, count: number, favourDemo: boolean): string[] {
    const days = offer.program.map((_, index) => addDays(start, index));
    const free = GUIDES.filter(
      (guide) => mayLead(guide, offer) && !days.some((day) => busy.get(guide.email)?.has(day)),
    ).toSorted(
      (left, right) =>
        professionRank(left, offer) - professionRank(right, offer) ||
        load(left, favourDemo) - load(right, favourDemo),
    );
    const chosen = free.slice(0, count).map(({ email }) => email);
    for (const email of chosen) for (const day of days) busy.get(email)?.add(day);
    return chosen;
  }
  return {
    assign(offer, start, favourDemo) {
      const chosen = choose(offer, start, offer.participants[1] > LARGE_GROUP ? 2 : 1, favourDemo);
      return chosen.length > 0 ? chosen : null;
    },
    another: (offer, start) => choose(offer, start, 1, true)[0] ?? null,
    whoDeclined(offer, team, random) {
      const others = GUIDES.filter((guide) => mayLead(guide, offer) && !team.includes(guide.email));
      return others.length > 0 ? random.pick(others).email : null;
    },
  };
}
