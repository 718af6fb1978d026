import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import type { RemoteDefinition } from '@firn/shared-ui/remote';
import manifest from '../../remote.json' with { type: 'json' };
import { Messages as events } from '../i18n/de-CH/events.ts';
import { Messages as overview } from '../i18n/de-CH/overview.ts';
import { Messages as participants } from '../i18n/de-CH/participants.ts';
import { Messages as tour } from '../i18n/de-CH/tour.ts';
import { Messages as upcoming } from '../i18n/de-CH/upcoming.ts';

export const remote: RemoteDefinition = {
  name: manifest.name,
  version: FIRN_RELEASE_VERSION,
  pages: manifest.pages as PageDeclaration[],
  loaders: {
    events: () => import(/* webpackChunkName: "page-events" */ '../features/events/index.ts'),
    'events-past-unfinished': () =>
      import(/* webpackChunkName: "page-events-past-unfinished" */ '../features/events/index.ts'),
    'events-overview': () =>
      import(/* webpackChunkName: "page-events-overview" */ '../features/overview/index.ts'),
    tour: () => import(/* webpackChunkName: "page-tour" */ '../features/tour/index.ts'),
    availability: () => import(/* webpackChunkName: "page-availability" */ '../features/upcoming/index.ts'),
    'tour-create': () => import(/* webpackChunkName: "page-tour-create" */ '../features/upcoming/index.ts'),
    'tour-create-search': () =>
      import(/* webpackChunkName: "page-tour-create-search" */ '../features/upcoming/index.ts'),
  },
  messages: { events, overview, participants, tour, upcoming },
};
