import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { TSchema } from 'typebox';
import { addAccounts } from './add-accounts.ts';
import { addEvents } from './add-events.ts';
import { type Config, originOf, secretsOf } from './config/config.ts';
import type { Db } from './db/client.ts';
import { jsonChecks } from './lib/check.ts';
import type { Clock } from './lib/clock.ts';
import { loggedError } from './lib/logged-error.ts';
import { loggedRequest } from './lib/logged-request.ts';
import { parseQuery } from './lib/query.ts';
import { type Seal, sealOf } from './lib/seal.ts';
import { accommodationsModule } from './modules/accommodations/index.ts';
import { activitiesModule } from './modules/activities/index.ts';
import { addressImportModule } from './modules/address-import/index.ts';
import { agendaFeedsModule } from './modules/agenda-feeds/index.ts';
import { auditLogModule } from './modules/audit-log/index.ts';
import { bankStatementsModule } from './modules/bank-statements/index.ts';
import { bexioModule, openBexio, tokenSealOf } from './modules/bexio/index.ts';
import { bookingChangesModule } from './modules/booking-changes/index.ts';
import { bookingDeskModule } from './modules/booking-desk/index.ts';
import { bookingDraftsModule } from './modules/booking-drafts/index.ts';
import { bookingPersonsModule } from './modules/booking-persons/index.ts';
import { bookingsModule } from './modules/bookings/index.ts';
import { cancellationPoliciesModule } from './modules/cancellation-policies/index.ts';
import { catalogueFindingsModule } from './modules/catalogue-findings/index.ts';
import { companyCalendarModule } from './modules/company-calendar/index.ts';
import { contentsModule } from './modules/contents/index.ts';
import { deliveryNoticesModule } from './modules/delivery-notices/index.ts';
import { demoOutboxModule } from './modules/demo-outbox/index.ts';
import { documentation } from './modules/documentation/index.ts';
import { addressSigner, documentsModule, openDocumentStore } from './modules/documents/index.ts';
import { dunningModule } from './modules/dunning/index.ts';
import { eventAccommodationsModule } from './modules/event-accommodations/index.ts';
import { eventFinanceModule } from './modules/event-finance/index.ts';
import { eventMessagesModule } from './modules/event-messages/index.ts';
import { dropPictures, eventPicturesModule } from './modules/event-pictures/index.ts';
import { eventReportsModule } from './modules/event-reports/index.ts';
import { advanceEvent } from './modules/events/index.ts';
import { exportsModule } from './modules/exports/index.ts';
import { familyMembersModule } from './modules/family-members/index.ts';
import { feedbacksModule } from './modules/feedbacks/index.ts';
import { financeModule } from './modules/finance/index.ts';
import { guideAvailabilitiesModule } from './modules/guide-availabilities/index.ts';
import { invoicesModule } from './modules/invoices/index.ts';
import { levelsModule } from './modules/levels/index.ts';
import { mailTextsModule } from './modules/mail-texts/index.ts';
import { mediaModule, openMediaStore } from './modules/media/index.ts';
import { messageRulesModule } from './modules/message-rules/index.ts';
import { navigationEntriesModule } from './modules/navigation-entries/index.ts';
import { notesModule } from './modules/notes/index.ts';
import { octoModule } from './modules/octo/index.ts';
import { offersModule } from './modules/offers/index.ts';
import { openWorkModule } from './modules/open-work/index.ts';
import { operations } from './modules/operations/index.ts';
import { optionDeskModule } from './modules/option-desk/index.ts';
import { ownDietModule } from './modules/own-diet/index.ts';
import { ownSizesModule } from './modules/own-sizes/index.ts';
import { partnerStatementsModule } from './modules/partner-statements/index.ts';
import { partnersModule } from './modules/partners/index.ts';
import {
  openPaymentProvider,
  type PaymentIntentsDeps,
  type PaymentProvider,
  paymentIntentsModule,
  startPayment,
  testPaymentsModule,
  webhooksModule,
} from './modules/payment-intents/index.ts';
import { paymentsModule } from './modules/payments/index.ts';
import { pinboardModule } from './modules/pinboard/index.ts';
import { planningBoardModule } from './modules/planning-board/index.ts';
import { postalCodesModule } from './modules/postal-codes/index.ts';
import { privateRequestsModule } from './modules/private-requests/index.ts';
import { refundsModule } from './modules/refunds/index.ts';
import { rememberedEventsModule } from './modules/remembered-events/index.ts';
import { rentingMaterialDeskModule } from './modules/renting-material-desk/index.ts';
import { rentingMaterialsModule } from './modules/renting-materials/index.ts';
import { retentionModule } from './modules/retention/index.ts';
import { searchEnginesModule } from './modules/search-engines/index.ts';
import { searchWordsModule } from './modules/search-words/index.ts';
import { connectionsOf, settingsModule } from './modules/settings/index.ts';
import { siteSearchModule } from './modules/site-search/index.ts';
import { sleepingStylesModule } from './modules/sleeping-styles/index.ts';
import { socialPicturesModule } from './modules/social-pictures/index.ts';
import { suspiciousBookingsModule } from './modules/suspicious-bookings/index.ts';
import { tagsModule } from './modules/tags/index.ts';
import { tasksModule } from './modules/tasks/index.ts';
import { openTextProvider, textMessagesModule, textWebhooksModule } from './modules/text-messages/index.ts';
import { usersModule } from './modules/users/index.ts';
import { vatRatesModule } from './modules/vat-rates/index.ts';
import { type PayForVoucher, settleVoucher, voucherDesk, vouchersModule } from './modules/vouchers/index.ts';
import { offerSeats, waitlistModule } from './modules/waitlist/index.ts';
import { access } from './plugins/access.plugin.ts';
import { databaseWork } from './plugins/database-work.plugin.ts';
import { draining } from './plugins/draining.plugin.ts';
import { keptLists } from './plugins/kept-lists.plugin.ts';
import { problems, sendUnreadable } from './plugins/problems.plugin.ts';
import { promptClose } from './plugins/prompt-close.plugin.ts';
import { sameSecret } from './plugins/same-secret.plugin.ts';
import { session } from './plugins/session.plugin.ts';
import { wireFormat } from './plugins/wire-format.plugin.ts';
import { writesAudit } from './plugins/writes-audit.plugin.ts';

export interface AppDeps {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  /** Gets the app before any route is there: an observer adds its hooks. */
  readonly watch?: (app: FastifyInstance) => void;
  /** The app adds its own measures; those of the process are its main module's to add. */
  readonly metrics?: Registry;
}

const isSecure = ({ publicUrl }: Config): boolean => publicUrl?.startsWith('https:') ?? false;

/** If the event loop is delayed by more than this, requests get 503 at once. */
const MAXIMUM_LOOP_DELAY_MS = 5000;

async function addPlugins(
  app: FastifyInstance,
  { db, config, clock, metrics = new Registry() }: AppDeps,
): Promise<void> {
  const checkOf = jsonChecks();
  app.setValidatorCompiler(({ schema }) => checkOf(schema as TSchema));
  await app.register(problems);
  await app.register(promptClose);
  await app.register(databaseWork);
  // The embedded database runs on this process's own event loop: a delay there is work, not overload.
  if (config.databaseUrl) {
    await app.register(underPressure, {
      maxEventLoopDelay: MAXIMUM_LOOP_DELAY_MS,
      // A sample in which the loop did not turn counts as an endless delay: a shorter one would refuse everything
      // after a single second of work, such as that of the start.
      sampleInterval: MAXIMUM_LOOP_DELAY_MS,
      retryAfter: 5,
    });
  }
  await app.register(draining);
  await app.register(sameSecret, { secrets: secretsOf(config) });
  await app.register(wireFormat, { publicUrl: config.publicUrl });
  await app.register(session, {
    db,
    clock,
    secrets: secretsOf(config),
    secure: isSecure(config),
  });
  await app.register(access, { secrets: secretsOf(config) });
  await app.register(writesAudit, { db, clock });
  await app.register(keptLists, { db, clock });
  await app.register(documentation);
  await app.register(operations, { db, metrics });
}

/** Modules that need nothing but database and clock. */
const MODULES = [
  usersModule,
  familyMembersModule,
  activitiesModule,
  levelsModule,
  sleepingStylesModule,
  partnersModule,
  partnerStatementsModule,
  searchWordsModule,
  tagsModule,
  vatRatesModule,
  cancellationPoliciesModule,
  accommodationsModule,
  eventAccommodationsModule,
  rentingMaterialsModule,
  rentingMaterialDeskModule,
  offersModule,
  notesModule,
  mailTextsModule,
  guideAvailabilitiesModule,
  planningBoardModule,
  deliveryNoticesModule,
  bookingPersonsModule,
  dunningModule,
  feedbacksModule,
  navigationEntriesModule,
  siteSearchModule,
  searchEnginesModule,
  bankStatementsModule,
  addressImportModule,
  openWorkModule,
  catalogueFindingsModule,
  tasksModule,
  retentionModule,
  rememberedEventsModule,
  ownDietModule,
  ownSizesModule,
  pinboardModule,
  postalCodesModule,
  auditLogModule,
  companyCalendarModule,
  agendaFeedsModule,
  octoModule,
  financeModule,
];

/** Null where no provider is connected. */
const payingBy = (
  provider: PaymentProvider | null,
  deps: Pick<AppDeps, 'db' | 'clock'>,
): PayForVoucher | null =>
  provider && ((payment, words) => startPayment({ ...deps, provider }, payment, words));

async function addOnlinePayments(
  app: FastifyInstance,
  { db, config, clock }: AppDeps,
  paying: PaymentIntentsDeps,
): Promise<void> {
  const { provider, booked } = paying;
  await app.register(paymentIntentsModule, paying);
  const origin = originOf(config);
  await app.register(webhooksModule, { db, clock, provider, origin, booked, settleVoucher });
  const isConnected = provider?.name === 'test';
  await app.register(testPaymentsModule, { db, clock, secrets: secretsOf(config), isConnected });
}

async function addTextMessages(
  app: FastifyInstance,
  { db, config, clock }: AppDeps,
  seal: Seal,
): Promise<void> {
  const provider = openTextProvider(config);
  await app.register(textMessagesModule, { db, clock, seal, isConnected: provider !== null });
  const holding = { db, clock, seal, sendsTexts: provider !== null, seatsFreed: offerSeats };
  await app.register(optionDeskModule, holding);
  await app.register(messageRulesModule, { db, clock, sendsTexts: provider !== null });
  await app.register(textWebhooksModule, { db, clock, provider, origin: originOf(config) });
}

/** The composition root: every module gets its dependencies here. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, config, clock } = deps;
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { err: loggedError, req: loggedRequest } },
    trustProxy: config.trustProxy,
    // What still comes on an open connection is answered: a balancer cannot take it back.
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true },
    bodyLimit: 1_048_576,
    frameworkErrors: (error, _request, reply) => sendUnreadable(error, reply),
  });
  deps.watch?.(app);
  await addPlugins(app, deps);
  const sealFor = (purpose: string) => sealOf(secretsOf(config), purpose);
  await addAccounts(app, { db, config, clock, secure: isSecure(config), sealFor });
  const media = { db, clock, store: openMediaStore(config) };
  await app.register(mediaModule, media);
  await app.register(eventPicturesModule, media);
  await app.register(socialPicturesModule, media);
  await app.register(demoOutboxModule, { db, isDemo: config.demo });
  await app.register(settingsModule, { db, clock, connections: connectionsOf(config) });
  const answerSeal = sealFor('idempotency-keys');
  const provider = openPaymentProvider(config, { db, clock });
  const takesOnline = provider !== null;
  const booking = { db, clock, seal: answerSeal, booked: advanceEvent, vouchers: voucherDesk, takesOnline };
  await app.register(bookingsModule, booking);
  await app.register(waitlistModule, booking);
  await app.register(privateRequestsModule, { db, clock, seal: answerSeal });
  await app.register(bookingDraftsModule, { db, clock, seal: sealFor('booking-drafts') });
  const seats = { db, clock, seatsFreed: offerSeats };
  await app.register(bookingChangesModule, { ...seats, ...booking });
  await app.register(bookingDeskModule, { ...seats, vouchers: voucherDesk });
  await app.register(invoicesModule, { db, clock });
  await app.register(paymentsModule, { db, clock, seal: answerSeal });
  await app.register(bexioModule, {
    db,
    clock,
    system: openBexio(config),
    seal: tokenSealOf(secretsOf(config)),
    stateSeal: sealFor('bexio-agreements'),
  });
  await app.register(refundsModule, { db, clock, seal: answerSeal, provider });
  await app.register(vouchersModule, { db, clock, seal: answerSeal, pay: payingBy(provider, { db, clock }) });
  await addOnlinePayments(app, deps, { ...booking, provider });
  const signer = addressSigner(sealFor('documents'));
  const store = openDocumentStore(config);
  await app.register(documentsModule, { db, clock, store, signer });
  await app.register(eventReportsModule, { db, clock, signer, documents: store, media: media.store });
  await app.register(eventFinanceModule, { db, clock, signer });
  await app.register(exportsModule, { db, clock, store });
  await app.register(eventMessagesModule, { db, clock, seal: answerSeal, signer });
  await addTextMessages(app, deps, answerSeal);
  await app.register(suspiciousBookingsModule, seats);
  const events = { ...seats, vouchers: voucherDesk, seal: answerSeal };
  await addEvents(app, { ...events, dropPictures: dropPictures(media) });
  await app.register(contentsModule, { db, clock, previewSeal: sealFor('content-previews') });
  for (const module of MODULES) await app.register(module, { db, clock });
  return app;
}
