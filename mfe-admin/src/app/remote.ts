import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import { type PageLoaders, type RemoteDefinition, switching } from '@firn/shared-ui/remote';
import manifest from '../../remote.json' with { type: 'json' };
import { AdminFrame } from './admin-frame.tsx';

/** Each has its own chunk name; the build merges chunks of equal content into one file. */
const loaders: PageLoaders = {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ '../features/dashboard/index.ts'),
  tasks: () => import(/* webpackChunkName: "page-tasks" */ '../features/tasks/index.ts'),
  events: () => import(/* webpackChunkName: "page-events" */ '../features/events/index.ts'),
  'events-past-unfinished': () =>
    import(/* webpackChunkName: "page-events-past-unfinished" */ '../features/events/index.ts'),
  'events-reports': () => import(/* webpackChunkName: "page-events-reports" */ '../features/events/index.ts'),
  'events-to-review': () =>
    import(/* webpackChunkName: "page-events-to-review" */ '../features/events/index.ts'),
  'planning-board': () =>
    import(/* webpackChunkName: "page-planning-board" */ '../features/planning-board/index.ts'),
  bookings: () => import(/* webpackChunkName: "page-bookings" */ '../features/bookings/index.ts'),
  'booking-new': () => import(/* webpackChunkName: "page-booking-new" */ '../features/new-booking/index.ts'),
  'booking-call': () =>
    import(/* webpackChunkName: "page-booking-call" */ '../features/new-booking/call.page.tsx'),
  booking: () => import(/* webpackChunkName: "page-booking" */ '../features/booking/index.ts'),
  'booking-history': () =>
    import(/* webpackChunkName: "page-booking-history" */ '../features/booking-history/index.ts'),
  'booking-mails': () =>
    import(/* webpackChunkName: "page-booking-mails" */ '../features/booking-mails/index.ts'),
  'booking-notes': () =>
    import(/* webpackChunkName: "page-booking-notes" */ '../features/booking-notes/index.ts'),
  'booking-people': () =>
    import(/* webpackChunkName: "page-booking-people" */ '../features/booking-people/index.ts'),
  'booking-invoices': () =>
    import(/* webpackChunkName: "page-booking-invoices" */ '../features/booking-payments/index.ts'),
  'finance-invoices': () =>
    import(/* webpackChunkName: "page-finance-invoices" */ '../features/invoices/invoices.page.tsx'),
  'booking-renting-material': () =>
    import(
      /* webpackChunkName: "page-booking-renting-material" */ '../features/booking-renting-material/index.ts'
    ),
  'private-requests': () =>
    import(
      /* webpackChunkName: "page-private-requests" */ '../features/private-requests/private-requests.page.tsx'
    ),
  'private-request': () =>
    import(
      /* webpackChunkName: "page-private-request" */ '../features/private-request/private-request.page.tsx'
    ),
  'bookings-suspicious': () =>
    import(/* webpackChunkName: "page-bookings-suspicious" */ '../features/suspicious-bookings/index.ts'),
  'bookings-suspicious-network': () =>
    import(
      /* webpackChunkName: "page-bookings-suspicious-network" */ '../features/suspicious-network/index.ts'
    ),
  'catalogue-findings': () =>
    import(/* webpackChunkName: "page-catalogue-findings" */ '../features/catalogue-findings/index.ts'),
  'finance-bank': () => import(/* webpackChunkName: "page-finance-bank" */ '../features/bank/index.ts'),
  'finance-refunds': () =>
    import(/* webpackChunkName: "page-finance-refunds" */ '../features/refunds/index.ts'),
  accommodations: () =>
    import(/* webpackChunkName: "page-accommodations" */ '../features/accommodations/index.ts'),
  'accommodation-new': () =>
    import(/* webpackChunkName: "page-accommodation-new" */ '../features/new-accommodation/index.ts'),
  accommodation: () =>
    import(/* webpackChunkName: "page-accommodation" */ '../features/accommodation/index.ts'),
  'accommodation-reservation-info': () =>
    import(
      /* webpackChunkName: "page-accommodation-reservation-info" */ '../features/accommodation-season/index.ts'
    ),
  'accommodation-notes': () =>
    import(/* webpackChunkName: "page-accommodation-notes" */ '../features/accommodation-notes/index.ts'),
  'cms-navigation': () =>
    import(/* webpackChunkName: "page-cms-navigation" */ '../features/cms-navigation/index.ts'),
  'cms-faults': () => import(/* webpackChunkName: "page-cms-faults" */ '../features/cms-faults/index.ts'),
  activities: () => import(/* webpackChunkName: "page-activities" */ '../features/activities/index.ts'),
  'offer-properties': () =>
    import(/* webpackChunkName: "page-offer-properties" */ '../features/levels/index.ts'),
  'offer-properties-levels': () =>
    import(/* webpackChunkName: "page-offer-properties-levels" */ '../features/levels/index.ts'),
  'offer-properties-sleeping-styles': () =>
    import(
      /* webpackChunkName: "page-offer-properties-sleeping-styles" */ '../features/sleeping-styles/index.ts'
    ),
  partner: () => import(/* webpackChunkName: "page-partner" */ '../features/partner/index.ts'),
  partners: () => import(/* webpackChunkName: "page-partners" */ '../features/partners/index.ts'),
  'settings-search-words': () =>
    import(/* webpackChunkName: "page-search-words" */ '../features/search-words/index.ts'),
  'offer-properties-tags': () =>
    import(/* webpackChunkName: "page-offer-properties-tags" */ '../features/tags/index.ts'),
  offers: () => import(/* webpackChunkName: "page-offers" */ '../features/offers/index.ts'),
  'offer-new': () => import(/* webpackChunkName: "page-offer-new" */ '../features/new-offer/index.ts'),
  offer: () => import(/* webpackChunkName: "page-offer" */ '../features/offer/index.ts'),
  'offer-renting-material': () =>
    import(
      /* webpackChunkName: "page-offer-renting-material" */ '../features/offer-renting-material/index.ts'
    ),
  files: () => import(/* webpackChunkName: "page-files" */ '../features/files/index.ts'),
  file: () => import(/* webpackChunkName: "page-file" */ '../features/file/index.ts'),
  'files-address-import': () =>
    import(/* webpackChunkName: "page-files-address-import" */ '../features/address-import/index.ts'),
  'files-vouchers': () =>
    import(/* webpackChunkName: "page-files-vouchers" */ '../features/vouchers/vouchers.page.tsx'),
  'voucher-new': () =>
    import(/* webpackChunkName: "page-voucher-new" */ '../features/new-voucher/new-voucher.page.tsx'),
  'voucher-import': () =>
    import(
      /* webpackChunkName: "page-voucher-import" */ '../features/import-vouchers/import-vouchers.page.tsx'
    ),
  voucher: () => import(/* webpackChunkName: "page-voucher" */ '../features/voucher/voucher.page.tsx'),
  'files-exports': () => import(/* webpackChunkName: "page-files-exports" */ '../features/exports/index.ts'),
  'files-image-upload': () =>
    import(/* webpackChunkName: "page-files-image-upload" */ '../features/image-upload/index.ts'),
  finance: () => import(/* webpackChunkName: "page-finance" */ '../features/finance/index.ts'),
  'finance-items': () =>
    import(/* webpackChunkName: "page-finance-items" */ '../features/finance-items/index.ts'),
  'finance-vat': () =>
    import(/* webpackChunkName: "page-finance-vat" */ '../features/vat-statement/index.ts'),
  'finance-closing': () =>
    import(/* webpackChunkName: "page-finance-closing" */ '../features/closing/index.ts'),
  'offer-images': () =>
    import(/* webpackChunkName: "page-offer-images" */ '../features/offer-images/index.ts'),
  'offer-gallery': () =>
    import(/* webpackChunkName: "page-offer-gallery" */ '../features/offer-images/index.ts'),
  'offer-notes': () => import(/* webpackChunkName: "page-offer-notes" */ '../features/offer-notes/index.ts'),
  'offer-history': () =>
    import(/* webpackChunkName: "page-offer-history" */ '../features/offer-history/index.ts'),
  'offer-pois': () =>
    import(/* webpackChunkName: "page-offer-pois" */ '../features/tour-places/offer-pois.page.tsx'),
  occurrences: () => import(/* webpackChunkName: "page-occurrences" */ '../features/occurrences/index.ts'),
  'occurrence-new': () =>
    import(/* webpackChunkName: "page-occurrence-new" */ '../features/new-occurrence/index.ts'),
  occurrence: () => import(/* webpackChunkName: "page-occurrence" */ '../features/occurrence/index.ts'),
  'occurrence-accommodation': () =>
    import(
      /* webpackChunkName: "page-occurrence-accommodation" */ '../features/occurrence-accommodation/index.ts'
    ),
  'occurrence-bookings': () =>
    import(/* webpackChunkName: "page-occurrence-bookings" */ '../features/occurrence-people/index.ts'),
  'occurrence-finance': () =>
    import(/* webpackChunkName: "page-occurrence-finance" */ '../features/occurrence-finance/index.ts'),
  'occurrence-images': () =>
    import(/* webpackChunkName: "page-occurrence-images" */ '../features/occurrence-images/index.ts'),
  'occurrence-notes': () =>
    import(/* webpackChunkName: "page-occurrence-notes" */ '../features/occurrence-notes/index.ts'),
  'occurrence-participants': () =>
    import(/* webpackChunkName: "page-occurrence-participants" */ '../features/occurrence-people/index.ts'),
  'occurrence-pinboard': () =>
    import(/* webpackChunkName: "page-occurrence-pinboard" */ '../features/occurrence-pinboard/index.ts'),
  'occurrence-pois': () =>
    import(/* webpackChunkName: "page-occurrence-pois" */ '../features/tour-places/occurrence-pois.page.tsx'),
  'occurrence-remembered': () =>
    import(/* webpackChunkName: "page-occurrence-remembered" */ '../features/occurrence-remembered/index.ts'),
  'occurrence-report': () =>
    import(/* webpackChunkName: "page-occurrence-report" */ '../features/occurrence-report/index.ts'),
  'occurrence-history': () =>
    import(/* webpackChunkName: "page-occurrence-history" */ '../features/occurrence-history/index.ts'),
  'occurrence-renting-material': () =>
    import(
      /* webpackChunkName: "page-occurrence-renting-material" */ '../features/occurrence-renting-material/index.ts'
    ),
  'renting-materials': () =>
    import(/* webpackChunkName: "page-renting-materials" */ '../features/renting-materials/index.ts'),
  'renting-materials-ordered': () =>
    import(/* webpackChunkName: "page-renting-materials-ordered" */ '../features/ordered-materials/index.ts'),
  users: () => import(/* webpackChunkName: "page-users" */ '../features/users/index.ts'),
  'users-by-group': () => import(/* webpackChunkName: "page-users-by-group" */ '../features/users/index.ts'),
  'user-new': () => import(/* webpackChunkName: "page-user-new" */ '../features/new-user/index.ts'),
  user: () => import(/* webpackChunkName: "page-user" */ '../features/user/index.ts'),
  'user-bookings': () =>
    import(/* webpackChunkName: "page-user-bookings" */ '../features/user-bookings/index.ts'),
  'user-lists': () => import(/* webpackChunkName: "page-user-lists" */ '../features/user/index.ts'),
  'user-notes': () => import(/* webpackChunkName: "page-user-notes" */ '../features/user/index.ts'),
  settings: () => import(/* webpackChunkName: "page-settings" */ '../features/settings/index.ts'),
  'settings-message-rules': () =>
    import(/* webpackChunkName: "page-settings-message-rules" */ '../features/message-rules/index.ts'),
  'settings-vat-rates': () =>
    import(/* webpackChunkName: "page-settings-vat-rates" */ '../features/vat-rates/index.ts'),
  'settings-cancellation-policies': () =>
    import(
      /* webpackChunkName: "page-settings-cancellation-policies" */ '../features/cancellation-policies/index.ts'
    ),
  'settings-bexio': () => import(/* webpackChunkName: "page-settings-bexio" */ '../features/bexio/index.ts'),
  'settings-calendar': () =>
    import(/* webpackChunkName: "page-settings-calendar" */ '../features/company-calendar/index.ts'),
  'settings-api-tokens': () =>
    import(/* webpackChunkName: "page-settings-api-tokens" */ '../features/api-tokens/index.ts'),
  'settings-webhooks': () =>
    import(/* webpackChunkName: "page-settings-webhooks" */ '../features/webhooks/index.ts'),
  'settings-delivery': () =>
    import(/* webpackChunkName: "page-settings-delivery" */ '../features/delivery/index.ts'),
  'settings-audit': () => import(/* webpackChunkName: "page-settings-audit" */ '../features/audit/index.ts'),
  'settings-messages': () =>
    import(/* webpackChunkName: "page-settings-messages" */ '../features/mail-texts/index.ts'),
  'settings-message': () =>
    import(/* webpackChunkName: "page-settings-message" */ '../features/mail-text/index.ts'),
  feedback: () => import(/* webpackChunkName: "page-feedback" */ '../features/feedback/feedback.page.tsx'),
  'feedback-guide': () =>
    import(/* webpackChunkName: "page-feedback-guide" */ '../features/feedback-figures/guides.page.tsx'),
  'feedback-tour': () =>
    import(/* webpackChunkName: "page-feedback-tour" */ '../features/feedback-figures/tours.page.tsx'),
  'feedback-voice': () =>
    import(
      /* webpackChunkName: "page-feedback-voice" */ '../features/feedback-voice/feedback-voice.page.tsx'
    ),
  cms: () => import(/* webpackChunkName: "page-cms" */ '../features/cms/cms.page.tsx'),
  'cms-page': () => import(/* webpackChunkName: "page-cms-page" */ '../features/cms/content.page.tsx'),
  'cms-home': () => import(/* webpackChunkName: "page-cms-home" */ '../features/cms/home.page.tsx'),
  'cms-preview': () => import(/* webpackChunkName: "page-cms-preview" */ '../features/cms/preview.page.tsx'),
  sms: () => import(/* webpackChunkName: "page-sms" */ '../features/sms/index.ts'),
  'user-roles': () => import(/* webpackChunkName: "page-user-roles" */ '../features/user/index.ts'),
};

const pages = manifest.pages as PageDeclaration[];

export const remote: RemoteDefinition = {
  name: manifest.name,
  version: FIRN_RELEASE_VERSION,
  pages,
  loaders,
  switching,
  Providers: AdminFrame,
};
