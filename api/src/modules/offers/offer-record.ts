import type { PoiResponse } from '@firn/shared-contracts/api';
import type { DifficultyField, EventType, OfferState } from '@firn/shared-contracts/domain';

export interface PriceComponentRecord {
  readonly title: string;
  /** Rappen, VAT included. */
  readonly grossPrice: number;
  /** Id of a VAT rate. */
  readonly vatRate: string;
  readonly eligibleForSacDiscount: boolean;
  readonly accommodationCost: boolean;
}

/** An offer with everything that belongs to it; references are ids. `state` changes by steps only. */
export interface OfferRecord extends Readonly<Record<DifficultyField, string | null>> {
  readonly code: string;
  readonly accountingNo: string;
  readonly state: OfferState;
  readonly durationDays: number;
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
  readonly level: string | null;
  readonly activities: readonly string[];
  readonly sleepingStyle: string | null;
  readonly tags: readonly string[];
  readonly guides: readonly string[];
  readonly ascent: number | null;
  readonly descent: number | null;
  readonly hikingTime: number | null;
  readonly fitness: string | null;
  readonly curriculum: string | null;
  readonly priceComponents: readonly PriceComponentRecord[];
}

export type OfferField = keyof OfferRecord;
