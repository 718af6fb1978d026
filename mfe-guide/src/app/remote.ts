import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import { type RemoteDefinition, switching } from '@firn/shared-ui/remote';
import manifest from '../../remote.json' with { type: 'json' };

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
    feedback: () => import(/* webpackChunkName: "page-feedback" */ '../features/feedback/index.ts'),
    tour: () => import(/* webpackChunkName: "page-tour" */ '../features/tour/index.ts'),
    availability: () =>
      import(/* webpackChunkName: "page-availability" */ '../features/availability/index.ts'),
    'tour-create': () =>
      import(/* webpackChunkName: "page-tour-create" */ '../features/tour-create/index.ts'),
    'tour-create-search': () =>
      import(/* webpackChunkName: "page-tour-create-search" */ '../features/tour-search/index.ts'),
  },
  switching,
};
