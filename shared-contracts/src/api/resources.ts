import type { AccommodationCreate, AccommodationPatch, AccommodationResponse } from './accommodations.ts';
import type { ActivityCreate, ActivityPatch, ActivityResponse } from './activities.ts';
import type { ApiTokenCreate, ApiTokenResponse } from './api-tokens.ts';
import type { AuditEntryResponse } from './audit.ts';
import type { BankEntryResponse, BankStatementResponse } from './bank-statements.ts';
import type { BexioDocumentResponse, BexioPatch, BexioResponse } from './bexio.ts';
import type { BookingPatch, BookingPersonPatch } from './booking-changes.ts';
import type { BookingRequest, BookingResponse } from './bookings.ts';
import type {
  CancellationPolicyVersionCreate,
  CancellationPolicyVersionPatch,
  CancellationPolicyVersionResponse,
} from './cancellation-policies.ts';
import type { CalendarAddressCreate, CalendarAddressResponse } from './company-calendar.ts';
import type {
  ContentCreate,
  ContentPatch,
  ContentResponse,
  NavigationEntryCreate,
  NavigationEntryPatch,
  NavigationEntryResponse,
} from './content.ts';
import type {
  EventAccommodationCreate,
  EventAccommodationPatch,
  EventAccommodationResponse,
} from './event-accommodations.ts';
import type { EventResponse, ParticipantResponse } from './events.ts';
import type { EventCreate, EventPatch } from './events-write.ts';
import type {
  ExportCreate,
  ExportKindResponse,
  ExportPlanCreate,
  ExportPlanResponse,
  ExportResponse,
} from './exports.ts';
import type { FamilyMemberCreate, FamilyMemberPatch, FamilyMemberResponse } from './family.ts';
import type { FeedbackPatch, FeedbackResponse, FeedbackSubjectResponse } from './feedbacks.ts';
import type { ClosedPeriodCreate, ClosedPeriodResponse, FinanceItemResponse } from './finance.ts';
import type { GuideSearchCreate, GuideSearchResponse } from './guide-searches.ts';
import type {
  GuideAssignmentCreate,
  GuideAssignmentResponse,
  GuideAvailabilityPatch,
  GuideAvailabilityResponse,
} from './guides.ts';
import type { InvoiceCreate, InvoicePatch, InvoiceResponse } from './invoices.ts';
import type { LevelCreate, LevelPatch, LevelResponse } from './levels.ts';
import type { MailTextPatch, MailTextResponse } from './mail-texts.ts';
import type { MediaObjectResponse, MediaPatch } from './media.ts';
import type { MessageRuleCreate, MessageRulePatch, MessageRuleResponse } from './message-rules.ts';
import type { NewsletterSubscriptionResponse } from './newsletter.ts';
import type { NoteCreate, NotePatch, NoteResponse } from './notes.ts';
import type { OfferResponse } from './offers.ts';
import type { OfferCreate, OfferPatch } from './offers-write.ts';
import type { PartnerCreate, PartnerPatch, PartnerResponse } from './partners.ts';
import type { PaymentIntentResponse } from './payment-intents.ts';
import type { PaymentCreate, PaymentResponse } from './payments.ts';
import type { PinboardPostCreate, PinboardPostResponse } from './pinboard.ts';
import type { PostalCodeResponse } from './postal-codes.ts';
import type { PriceQuoteRequest, PriceQuoteResponse } from './price-quotes.ts';
import type {
  PrivateRequestCreate,
  PrivateRequestPatch,
  PrivateRequestResponse,
} from './private-requests.ts';
import type { PaymentOrderResponse, RefundableBooking, RefundResponse } from './refunds.ts';
import type { RememberedEventCreate, RememberedEventResponse } from './remembered-events.ts';
import type { RentingMaterialOrderResponse } from './renting-material-orders.ts';
import type {
  RentingMaterialCreate,
  RentingMaterialPatch,
  RentingMaterialPropertyResponse,
  RentingMaterialResponse,
} from './renting-materials.ts';
import type { SearchWordCreate, SearchWordPatch, SearchWordResponse } from './search-words.ts';
import type { SeatOptionCreate, SeatOptionResponse } from './seat-options.ts';
import type { SettingsPatch, SettingsResponse } from './settings.ts';
import type { SleepingStyleCreate, SleepingStylePatch, SleepingStyleResponse } from './sleeping-styles.ts';
import type { SuspiciousBookingsResponse } from './suspicious-bookings.ts';
import type { TagCreate, TagPatch, TagResponse } from './tags.ts';
import type { TaskCreate, TaskPatch, TaskResponse } from './tasks.ts';
import type {
  TextMessageCreate,
  TextMessageResponse,
  TextOptOutCreate,
  TextOptOutResponse,
} from './text-messages.ts';
import type { UserResponse } from './users.ts';
import type { UserPatch } from './users-write.ts';
import type { VatRateCreate, VatRatePatch, VatRateResponse } from './vat-rates.ts';
import type { VoucherCreate, VoucherResponse } from './vouchers.ts';
import type { WaitlistEntryResponse } from './waitlist.ts';
import type { WebhookEndpointCreate, WebhookEndpointResponse } from './webhook-endpoints.ts';

/** What a resource answers with, and the bodies that create and change it; `never` if the API does not write it. */
interface ResourceType<Item, Create = never, Patch = never> {
  readonly item: Item;
  readonly create: Create;
  readonly patch: Patch;
}

/** Every collection of the API by its name: `offers` stands for `/api/offers`. */
export interface ResourceTypes {
  readonly accommodations: ResourceType<AccommodationResponse, AccommodationCreate, AccommodationPatch>;
  readonly activities: ResourceType<ActivityResponse, ActivityCreate, ActivityPatch>;
  readonly api_tokens: ResourceType<ApiTokenResponse, ApiTokenCreate>;
  readonly audit_entries: ResourceType<AuditEntryResponse>;
  readonly bank_entries: ResourceType<BankEntryResponse>;
  readonly bank_statements: ResourceType<BankStatementResponse>;
  readonly booking_persons: ResourceType<ParticipantResponse, never, BookingPersonPatch>;
  readonly bookings: ResourceType<BookingResponse, BookingRequest, BookingPatch>;
  readonly calendar_addresses: ResourceType<CalendarAddressResponse, CalendarAddressCreate>;
  readonly cancellation_policies: ResourceType<
    CancellationPolicyVersionResponse,
    CancellationPolicyVersionCreate,
    CancellationPolicyVersionPatch
  >;
  readonly closed_periods: ResourceType<ClosedPeriodResponse, ClosedPeriodCreate>;
  readonly contents: ResourceType<ContentResponse, ContentCreate, ContentPatch>;
  readonly event_accommodations: ResourceType<
    EventAccommodationResponse,
    EventAccommodationCreate,
    EventAccommodationPatch
  >;
  readonly events: ResourceType<EventResponse, EventCreate, EventPatch>;
  readonly export_kinds: ResourceType<ExportKindResponse>;
  readonly export_plans: ResourceType<ExportPlanResponse, ExportPlanCreate>;
  readonly exports: ResourceType<ExportResponse, ExportCreate>;
  readonly extended_media_objects: ResourceType<MediaObjectResponse, never, MediaPatch>;
  readonly family_members: ResourceType<FamilyMemberResponse, FamilyMemberCreate, FamilyMemberPatch>;
  readonly feedback_guides: ResourceType<FeedbackSubjectResponse>;
  readonly feedback_tours: ResourceType<FeedbackSubjectResponse>;
  readonly feedbacks: ResourceType<FeedbackResponse, never, FeedbackPatch>;
  readonly finance_items: ResourceType<FinanceItemResponse>;
  readonly guide_searches: ResourceType<GuideSearchResponse, GuideSearchCreate>;
  readonly guide_assignments: ResourceType<GuideAssignmentResponse, GuideAssignmentCreate>;
  readonly guide_availabilities: ResourceType<GuideAvailabilityResponse, never, GuideAvailabilityPatch>;
  readonly invoices: ResourceType<InvoiceResponse, InvoiceCreate, InvoicePatch>;
  readonly levels: ResourceType<LevelResponse, LevelCreate, LevelPatch>;
  readonly mail_texts: ResourceType<MailTextResponse, never, MailTextPatch>;
  readonly navigation_entries: ResourceType<
    NavigationEntryResponse,
    NavigationEntryCreate,
    NavigationEntryPatch
  >;
  readonly newsletter_subscriptions: ResourceType<NewsletterSubscriptionResponse>;
  readonly bexio: ResourceType<BexioResponse, never, BexioPatch>;
  readonly bexio_documents: ResourceType<BexioDocumentResponse>;
  readonly notes: ResourceType<NoteResponse, NoteCreate, NotePatch>;
  readonly offers: ResourceType<OfferResponse, OfferCreate, OfferPatch>;
  readonly payment_orders: ResourceType<PaymentOrderResponse>;
  readonly payment_intents: ResourceType<PaymentIntentResponse>;
  readonly payments: ResourceType<PaymentResponse, PaymentCreate>;
  readonly pinboard_posts: ResourceType<PinboardPostResponse, PinboardPostCreate>;
  readonly postal_codes: ResourceType<PostalCodeResponse>;
  readonly seat_options: ResourceType<SeatOptionResponse, SeatOptionCreate>;
  readonly private_requests: ResourceType<PrivateRequestResponse, PrivateRequestCreate, PrivateRequestPatch>;
  readonly 'price-quotes': ResourceType<PriceQuoteResponse, PriceQuoteRequest>;
  readonly refundable_bookings: ResourceType<RefundableBooking>;
  readonly refunds: ResourceType<RefundResponse>;
  readonly remembered_events: ResourceType<RememberedEventResponse, RememberedEventCreate>;
  readonly renting_material_orders: ResourceType<RentingMaterialOrderResponse>;
  readonly renting_material_properties: ResourceType<RentingMaterialPropertyResponse>;
  readonly renting_materials: ResourceType<
    RentingMaterialResponse,
    RentingMaterialCreate,
    RentingMaterialPatch
  >;
  readonly settings: ResourceType<SettingsResponse, never, SettingsPatch>;
  readonly sleeping_styles: ResourceType<SleepingStyleResponse, SleepingStyleCreate, SleepingStylePatch>;
  readonly partners: ResourceType<PartnerResponse, PartnerCreate, PartnerPatch>;
  readonly search_words: ResourceType<SearchWordResponse, SearchWordCreate, SearchWordPatch>;
  readonly message_rules: ResourceType<MessageRuleResponse, MessageRuleCreate, MessageRulePatch>;
  readonly suspicious_bookings: ResourceType<SuspiciousBookingsResponse>;
  readonly tags: ResourceType<TagResponse, TagCreate, TagPatch>;
  readonly tasks: ResourceType<TaskResponse, TaskCreate, TaskPatch>;
  readonly text_messages: ResourceType<TextMessageResponse, TextMessageCreate>;
  readonly text_opt_outs: ResourceType<TextOptOutResponse, TextOptOutCreate>;
  readonly users: ResourceType<UserResponse, never, UserPatch>;
  readonly vat_rates: ResourceType<VatRateResponse, VatRateCreate, VatRatePatch>;
  readonly vouchers: ResourceType<VoucherResponse, VoucherCreate>;
  readonly waitlist_entries: ResourceType<WaitlistEntryResponse, BookingRequest>;
  readonly webhook_endpoints: ResourceType<WebhookEndpointResponse, WebhookEndpointCreate>;
}

export type ResourceName = keyof ResourceTypes;
export type ItemOf<Name extends ResourceName> = ResourceTypes[Name]['item'];
export type CreateOf<Name extends ResourceName> = ResourceTypes[Name]['create'];
export type PatchOf<Name extends ResourceName> = ResourceTypes[Name]['patch'];
