import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import type { RemoteDefinition } from '@firn/shared-ui/remote';
import manifest from '../../remote.json' with { type: 'json' };

export const remote: RemoteDefinition = {
  name: manifest.name,
  version: FIRN_RELEASE_VERSION,
  pages: manifest.pages as PageDeclaration[],
  loaders: {
    events: () => import(/* webpackChunkName: "page-events" */ '../features/participant-lists/index.ts'),
    labels: () => import(/* webpackChunkName: "page-labels" */ '../features/labels/index.ts'),
  },
};
