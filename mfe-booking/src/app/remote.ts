import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import type { RemoteDefinition } from '@firn/shared-ui/remote';
import manifest from '../../remote.json' with { type: 'json' };
import { switching } from './switching.ts';

export const remote: RemoteDefinition = {
  name: manifest.name,
  version: FIRN_RELEASE_VERSION,
  pages: manifest.pages as PageDeclaration[],
  loaders: {
    booking: () => import(/* webpackChunkName: "page-booking" */ '../features/booking/details.page.tsx'),
    'booking-payment': () =>
      import(/* webpackChunkName: "page-booking-payment" */ '../features/booking/payment.page.tsx'),
    'booking-processing': () =>
      import(/* webpackChunkName: "page-booking-processing" */ '../features/booking/processing.page.tsx'),
    'booking-confirmation': () =>
      import(/* webpackChunkName: "page-booking-confirmation" */ '../features/booking/confirmation.page.tsx'),
    'voucher-sale': () =>
      import(/* webpackChunkName: "page-voucher-sale" */ '../features/voucher-sale/voucher-sale.page.tsx'),
    'bought-voucher': () =>
      import(
        /* webpackChunkName: "page-bought-voucher" */ '../features/voucher-sale/bought-voucher.page.tsx'
      ),
    profile: () => import(/* webpackChunkName: "page-profile" */ '../features/profile/index.ts'),
    'booking-detail': () =>
      import(/* webpackChunkName: "page-booking-detail" */ '../features/booking-detail/index.ts'),
    'cancel-booking': () =>
      import(
        /* webpackChunkName: "page-cancel-booking" */ '../features/booking-detail/cancellation.page.tsx'
      ),
    'cancel-booking-before': () =>
      import(
        /* webpackChunkName: "page-cancel-booking-before" */ '../features/booking-detail/cancellation-before.page.tsx'
      ),
    'booking-person': () =>
      import(/* webpackChunkName: "page-booking-person" */ '../features/booking-detail/person.page.tsx'),
    'booking-material': () =>
      import(/* webpackChunkName: "page-booking-material" */ '../features/booking-detail/material.page.tsx'),
    rebook: () =>
      import(/* webpackChunkName: "page-rebook" */ '../features/booking-detail/rebooking.page.tsx'),
    'confirm-booking': () =>
      import(/* webpackChunkName: "page-confirm-booking" */ '../features/confirm-booking/index.ts'),
    'own-data': () =>
      import(/* webpackChunkName: "page-own-data" */ '../features/own-data/own-data.page.tsx'),
    family: () => import(/* webpackChunkName: "page-family" */ '../features/family/family.page.tsx'),
    waitlist: () => import(/* webpackChunkName: "page-waitlist" */ '../features/waitlist/index.ts'),
    'private-request': () =>
      import(
        /* webpackChunkName: "page-private-request" */ '../features/private-request/private-request.page.tsx'
      ),
    'private-offer': () =>
      import(/* webpackChunkName: "page-private-offer" */ '../features/private-offer/private-offer.page.tsx'),
    'seat-option': () =>
      import(/* webpackChunkName: "page-seat-option" */ '../features/seat-option/seat-option.page.tsx'),
    security: () =>
      import(/* webpackChunkName: "page-security" */ '../features/own-account/security.page.tsx'),
    privacy: () => import(/* webpackChunkName: "page-privacy" */ '../features/own-account/privacy.page.tsx'),
    'account-deleted': () =>
      import(
        /* webpackChunkName: "page-account-deleted" */ '../features/own-account/account-deleted.page.tsx'
      ),
    'confirm-email': () =>
      import(/* webpackChunkName: "page-confirm-email" */ '../features/own-account/confirm-email.page.tsx'),
    'undo-email': () =>
      import(/* webpackChunkName: "page-undo-email" */ '../features/own-account/undo-email.page.tsx'),
  },
  Providers: FirnMantineProvider,
  switching,
};
