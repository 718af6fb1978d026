import type { ExtraCost, PoiResponse } from '@firn/shared-contracts/api';
import type { DifficultyField, EventType, GuideLevel } from '@firn/shared-contracts/domain';

export interface PriceComponentRecord {
  readonly title: string;
  /** Rappen, VAT included. */
  readonly grossPrice: number;
  /** Id of a VAT rate. */
  readonly vatRate: string;
  readonly eligibleForSacDiscount: boolean;
  readonly accommodationCost: boolean;
}

/** What an offer has and its events may have of their own; references are ids. */
export interface TourRecord extends Readonly<Record<DifficultyField, string | null>> {
  readonly title: string;
  readonly subtitle: string;
  readonly place: string;
  readonly location: { readonly latitude: number; readonly longitude: number } | null;
  readonly type: EventType;
  readonly leadText: string;
  readonly headImage: string | null;
  readonly images: readonly string[];
  readonly pois: readonly PoiResponse[];
  readonly programText: string;
  readonly meetingLink: string | null;
  readonly meetingText: string;
  readonly journeyText: string;
  readonly equipmentText: string;
  readonly servicesText: string;
  readonly requirementsText: string;
  readonly minimumParticipants: number;
  readonly maximumParticipants: number;
  readonly minimumAge: number;
  readonly onRequest: boolean;
  readonly level: string | null;
  readonly activities: readonly string[];
  readonly sleepingStyle: string | null;
  readonly tags: readonly string[];
  readonly ascent: number | null;
  readonly descent: number | null;
  readonly hikingTime: number | null;
  readonly fitness: string | null;
  readonly curriculum: string | null;
  readonly requiredGuideLevel: GuideLevel | null;
  readonly personsPerGuide: number | null;
  readonly priceComponents: readonly PriceComponentRecord[];
  readonly extraCosts: readonly ExtraCost[];
  /** Ids of what can be rented. */
  readonly rentingMaterials: readonly string[];
  readonly freeOfCharge: boolean;
}

/** The same of an event: null, or an empty list, is «as in the offer». */
export type TourOverrides = {
  readonly [Field in keyof TourRecord]: TourRecord[Field] extends readonly unknown[]
    ? TourRecord[Field]
    : TourRecord[Field] | null;
};
