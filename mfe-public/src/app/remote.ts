import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import type { RemoteDefinition } from '@firn/shared-ui/remote';
import manifest from '../../remote.json' with { type: 'json' };

export const remote: RemoteDefinition = {
  name: manifest.name,
  version: FIRN_RELEASE_VERSION,
  pages: manifest.pages as PageDeclaration[],
  loaders: {
    home: () => import(/* webpackChunkName: "page-home" */ '../features/home/index.ts'),
    agenda: () => import(/* webpackChunkName: "page-agenda" */ '../features/agenda/index.ts'),
    event: () => import(/* webpackChunkName: "page-event" */ '../features/event/index.ts'),
    'event-images': () =>
      import(/* webpackChunkName: "page-event-images" */ '../features/event-images/index.ts'),
    offer: () => import(/* webpackChunkName: "page-offer" */ '../features/offer/index.ts'),
    team: () => import(/* webpackChunkName: "page-team" */ '../features/team/index.ts'),
    'team-member': () =>
      import(/* webpackChunkName: "page-team-member" */ '../features/team-member/index.ts'),
    feedback: () => import(/* webpackChunkName: "page-feedback" */ '../features/feedback/index.ts'),
    search: () => import(/* webpackChunkName: "page-search" */ '../features/search/index.ts'),
    remembered: () => import(/* webpackChunkName: "page-remembered" */ '../features/remembered/index.ts'),
    'cms-preview': () =>
      import(/* webpackChunkName: "page-cms-preview" */ '../features/cms-preview/index.ts'),
    content: () => import(/* webpackChunkName: "page-content" */ '../features/content/index.ts'),
  },
};
